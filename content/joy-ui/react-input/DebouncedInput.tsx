import { useEffect, useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function DebouncedInput() {
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), 400);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <FormControl>
      <FormLabel>Search the archive</FormLabel>
      <Input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <FormHelperText role="status">
        {searched ? `Results for “${searched}”` : 'Type, then wait a moment.'}
      </FormHelperText>
    </FormControl>
  );
}

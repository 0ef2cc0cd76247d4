import * as colors from '@mui/material/colors';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const hues = Object.entries(colors).flatMap(([name, hue]) => ('500' in hue ? [{ name, hue }] : []));

export default function HueShades() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {hues.map(({ name, hue }) => (
        <div key={name}>
          <Typography variant="caption">{name}</Typography>
          <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden' }}>
            {shades.map((shade) => (
              <div
                key={shade}
                title={`${name}[${shade}] ${hue[shade]}`}
                style={{ flex: 1, height: 32, backgroundColor: hue[shade] }}
              />
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}

// a product may have a page at its own address
export { default, generateMetadata } from './[...path]/page.tsx';

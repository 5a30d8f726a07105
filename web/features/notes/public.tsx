export { RichText } from './parts/rich-text.tsx'

export { noteQuery } from './api.ts'
export { type NoteExtras, NoteExtrasContext } from './parts/note-extras.ts'
export { RichText } from './parts/rich-text.tsx'

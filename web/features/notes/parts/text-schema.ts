import { Mark, mergeAttributes } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { safeHref } from '../../../../contract/rich-text.ts'
import { isTextColor } from './editor-document.ts'

/** One of the ten colours, kept by its name, so that both themes can show it readably. */
const TextColorMark = Mark.create({
  name: 'textColor',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-color'),
      renderHTML: ({ color }) => ({ 'data-color': String(color) }),
    },
  }),
  parseHTML: () => [
    // A foreign colour is dropped; its words stay.
    {
      tag: 'span[data-color]',
      getAttrs: (element) => isTextColor(element.getAttribute('data-color')) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

/** Exactly what contract/rich-text.ts allows; whatever else is pasted loses its markup and keeps its words. */
export const textExtensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (uri) => safeHref(uri) !== undefined,
      shouldAutoLink: (uri) => /^https?:\/\//.test(uri),
      HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank', class: null },
    },
  }),
  TextColorMark,
]

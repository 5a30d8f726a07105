import fc from 'fast-check'

const pieces = [
  ...['p', 'div', 'h1', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'u', 'blockquote'].flatMap((tag) => [
    `<${tag}>`,
    `</${tag}>`,
  ]),
  '<span data-color="red">',
  '<span data-color="blue">',
  '<span>',
  '</span>',
  '<a href="https://court.example/a?b=1&amp;c=&quot;2">',
  '<a href="https://order.example">',
  '</a>',
  '<br>',
  'words',
  ' ',
  '\n',
  '&amp;lt;',
  '"',
]

/** Markup whose tags open and close as they please, sometimes very deep. */
export const brokenMarkup: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom('<ul>', '<ol>', '<li>', '<p>', '<div>', '<strong>', '<u>', 'words'), {
        minLength: 60,
        maxLength: 120,
      })
      .map((parts) => parts.join('')),
  },
)

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAuth } from './public.tsx'

function Greeting() {
  return useAuth().name
}

it('is of no use outside of its provider, and says so', () => {
  expect(() => renderToStaticMarkup(createElement(Greeting))).toThrow(
    'useAuth must be used within an AuthProvider',
  )
})

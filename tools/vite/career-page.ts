import type { Plugin } from 'vite'

/** Answers /career with its own page in development, as the server does with the build. */
export function careerPage(): Plugin {
  return {
    name: 'career-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _answer, next) => {
        if (request.url?.split('?', 1)[0] === '/career') request.url = '/career.html'
        next()
      })
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { Access, Endpoint } from '../../contract/kernel/endpoint.ts'
import { sentenceOfReason } from '../../contract/kernel/reasons.ts'
import { rights } from '../../contract/rights.ts'
import { escapeHtml, sendPlainPage } from './http-plain-page.ts'
import { jsonSchemaOf, openApiOf, reasonsOf } from './openapi.ts'

/** Serves the description of every call, for programs and for people, made from the endpoints themselves. */
export function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const title = 'Calls of Sereshta'
  app.get('/api/openapi.json', async () => openApiOf(endpoints, title))
  app.get('/api/docs', async (_request, reply) => sendPlainPage(reply, title, pageOf(endpoints)))
}

function whoMay(access: Access): string {
  if (access === 'public') return 'everybody'
  return access === 'staff' ? 'signed-in people' : `who holds the right ${access}: ${rights[access]}`
}

function pageOf(endpoints: readonly Endpoint[]): string {
  const intro = `<p class="quiet">${endpoints.length} calls, described by the schemas that serve them. For programs: <a href="/api/openapi.json">openapi.json</a>. What anybody sees and changes is further limited row by row.</p>`
  return `${intro}\n${endpoints.map(articleOf).join('\n')}`
}

function articleOf(endpoint: Endpoint): string {
  const { method, path, summary, access, params, query, body, reply } = endpoint
  const schemas = [
    ['In the address', params && jsonSchemaOf(params, 'input')],
    ['In the query', query && jsonSchemaOf(query, 'input')],
    ['Body', body && jsonSchemaOf(body, 'input')],
    ['Answer', reply && jsonSchemaOf(reply, 'output')],
  ] as const
  return `<article>
<details>
<summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p class="quiet">For ${whoMay(access)}.</p>
${schemas.map(([title, schema]) => (schema ? schemaOf(title, schema) : '')).join('')}
<h3>May refuse with</h3>
<ul>${reasonsOf(endpoint)
    .map((reason) => `<li><code>${reason}</code> ${escapeHtml(sentenceOfReason[reason])}</li>`)
    .join('')}</ul>
</details>
</article>`
}

function schemaOf(title: string, schema: Record<string, unknown>): string {
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}

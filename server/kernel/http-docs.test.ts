import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorld, type World } from './testing.ts'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())

test('every call is described, with its schemas, for programs', async () => {
  const { body } = await world.nobody.call('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  for (const { method, path } of world.app.endpoints) {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.summary, `${method} ${path}`).toBeTruthy()
    const inPath = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'path')
    expect(inPath).toHaveLength(path.match(/:/g)?.length ?? 0)
  }
  const firm = body.paths['/api/firm'].get.responses[200].content['application/json'].schema
  expect(firm.properties.time_zone).toEqual({ type: 'string' })
})

test('a call that takes a form is described as one, with the parts that it reads', async () => {
  const { paths } = (await world.nobody.call('GET', '/api/openapi.json')).body
  const { content } = paths['/functions/v1/send-career-application'].post.requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  const { properties } = content['multipart/form-data'].schema
  expect(Object.keys(properties)).toEqual(['applicationData', 'resume'])
  expect(Object.keys(properties.applicationData.properties)).toContain('paragraphAnswers')
})

test('every call is described on a page, without a script or a style inside', async () => {
  const { body, headers } = await world.nobody.call('GET', '/api/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { path, summary } of world.app.endpoints) {
    expect(body).toContain(
      `<code>${path}</code> ${summary.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)}`,
    )
  }
  expect(body).not.toMatch(/<(script|style)|\sstyle=|\son\w+=/)
})

import { errorBody, errors } from '@patchbay/contract/errors'
import { route } from '@patchbay/contract/route'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testServices } from '../../../test/test-services.ts'
import { readConfig } from '../config.ts'
import { openDatabase, ping } from '../db/database.ts'
import { createLog } from '../logger.ts'
import { action } from './action.ts'
import { AppError } from './app-error.ts'
import { addRoutes } from './routes.ts'
import { createServer } from './server.ts'

const repeat = route('repeat', {
  method: 'POST',
  path: '/repeat/:times',
  access: 'public',
  summary: 'Says a word again.',
  params: z.object({ times: z.coerce.number<string>().check(z.gte(1), z.lte(9)) }),
  query: z.object({ loud: z._default(z.enum(['yes', 'no']), 'no') }),
  body: z.object({ word: z.string().check(z.minLength(1), z.maxLength(20)) }),
  output: z.object({ said: z.string() }),
  errors: ['forbidden'],
})
const forget = route('forget', {
  method: 'DELETE',
  path: '/forget',
  access: 'public',
  summary: 'Forgets.',
  output: null,
  errors: [],
})

const actions = [
  action(repeat, async (_ctx, { params, query, body }) => {
    if (body.word === 'swear') throw new AppError('forbidden')
    if (body.word === 'crash') throw new Error('column "secret_plan" does not exist')
    if (body.word === 'chance') throw Object.assign(new Error('no'), { statusCode: 418 })
    if (/^4\d/.test(body.word)) throw Object.assign(new Error('no'), { code: body.word })
    const said = body.word.repeat(params.times)
    const output = { said: query.loud === 'yes' ? said.toUpperCase() : said, password: 'hash' }
    return output
  }),
  action(forget, async (ctx) => {
    await ping(ctx.db)
  }),
]

const config = readConfig({})
const logged: string[] = []
const http = createServer(config, createLog('info', { write: (line) => void logged.push(line) }))
// Nothing listens on port 1, so the database is unreachable.
const db = openDatabase({ url: 'postgres://a@127.0.0.1:1/a', poolSize: 1, pooled: false })
const services = testServices(config, db)
let origin = ''

beforeAll(async () => {
  addRoutes(http, actions, services)
  await http.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api`
})
afterAll(() => http.close())

const send = (path: string, body: unknown, type = 'application/json') =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, origin: config.publicUrl },
  })
const refusalOf = async (response: Response) => ({
  status: response.status,
  ...z.parse(errorBody, await response.json()),
})

describe('a route of the contract', () => {
  it('passes the parsed input with defaults to the action, and drops output that is not declared', async () => {
    const response = await send('/repeat/2', { word: 'ha' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ said: 'haha' })
    expect(await (await send('/repeat/2?loud=yes', { word: 'ha' })).json()).toEqual({
      said: 'HAHA',
    })
  })

  it('[Z-12] refuses fields that it does not name, and says which, also without a body of its own', async () => {
    const refusal = await refusalOf(await send('/repeat/2', { word: 'ha', authorId: 'b' }))
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(refusal.issues).toEqual([
      { path: 'body/authorId', message: 'is not a field of this request' },
    ])
    const forged = await fetch(`${origin}/forget`, {
      method: 'DELETE',
      body: JSON.stringify({ user_id: 'b' }),
      headers: { 'content-type': 'application/json', origin: config.publicUrl },
    })
    expect((await refusalOf(forged)).issues?.map(({ path }) => path)).toEqual(['body/user_id'])
  })

  it('answers 204 if there is no output', async () => {
    const quiet = createServer(config, createLog('silent'))
    addRoutes(quiet, [action(forget, async () => {})], services)
    const answer = await quiet.inject({
      method: 'DELETE',
      url: '/api/forget',
      headers: { origin: config.publicUrl },
    })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  })

  it('says where the input is wrong', async () => {
    const refusal = await refusalOf(await send('/repeat/2', { word: '' }))
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(refusal.issues?.map((issue) => issue.path)).toEqual(['body/word'])
    const params = await refusalOf(await send('/repeat/many', { word: 'ha' }))
    expect(params.issues?.map((issue) => issue.path)).toEqual(['params/times'])
  })

  it.each([
    ['not JSON', '{"word":', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['a prototype trick', '{"word":"ha","__proto__":{"admin":true}}', 'application/json', 400],
    ['a form', 'word=ha', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{"word":"ha"}', 'text/plain', 415],
    ['too much', JSON.stringify({ word: 'x'.repeat(200_000) }), 'application/json', 413],
  ])('refuses %s', async (_name, body, type, status) => {
    expect(await refusalOf(await send('/repeat/2', body, type))).toMatchObject({ status })
  })

  it('answers an error of the contract with its code', async () => {
    const refusal = await refusalOf(await send('/repeat/2', { word: 'swear' }))
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('[Z-08] answers an unexpected error with our own text, and logs it under the request id', async () => {
    const response = await send('/repeat/2', { word: 'crash' })
    const { requestId, ...said } = JSON.parse(await response.text()) as { requestId: string }
    expect(response.status).toBe(500)
    expect(said).toEqual({ code: 'internal', message: errors.internal.message })
    expect(logged.find((line) => line.includes(requestId))).toContain('secret_plan')
    expect((await send('/repeat/2', { word: 'chance' })).status).toBe(500)
  })

  it('answers 503 if the database rolled back for a concurrent transaction, since a retry may work', async () => {
    for (const code of ['40P01', '40001'])
      expect(await refusalOf(await send('/repeat/2', { word: code }))).toMatchObject({
        status: 503,
        code: 'unavailable',
      })
    expect(await refusalOf(await send('/repeat/2', { word: '42P01' }))).toMatchObject({
      status: 500,
      code: 'internal',
      message: errors.internal.message,
    })
  })

  it('answers 503 while the database is unreachable', async () => {
    const response = await fetch(`${origin}/forget`, {
      method: 'DELETE',
      headers: { origin: config.publicUrl },
    })
    expect(await refusalOf(response)).toMatchObject({ status: 503, code: 'unavailable' })
  })
})

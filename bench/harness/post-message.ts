import { randomUUID } from 'node:crypto'
import { request, type Agent } from 'node:http'
import type { Subject } from './start-subject.ts'

export const pageOrigin = 'http://localhost:3000'
const content = 'We could move the vocal a little to the left and let the room answer it.'

/** One message of the first person's, under this name; fails on any other answer than 200. */
export function postMessage(
  { url, cookies }: Subject,
  agent: Agent,
  clientId: string = randomUUID(),
): Promise<void> {
  const headers = {
    cookie: cookies[0] ?? '',
    origin: pageOrigin,
    'content-type': 'application/json',
  }
  return new Promise((resolve, reject) => {
    const post = request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      response
        .resume()
        .on('end', () => resolve())
        .on('error', reject)
    })
    post.on('error', reject)
    post.end(JSON.stringify({ clientId, content }))
  })
}

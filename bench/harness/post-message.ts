import { randomUUID } from 'node:crypto'
import { request, type Agent } from 'node:http'
import type { Subject } from './start-subject.ts'

export const pageOrigin = 'http://localhost:3000'
const content = 'We could move the vocal a little to the left and let the room answer it.'

/** Sends a message of the first person to one of the conversations; fails if it is refused. */
export function postMessage(
  { url, cookies, paths }: Subject,
  agent: Agent,
  { place = 0, clientId = randomUUID() }: { place?: number; clientId?: string },
): Promise<void> {
  const headers = {
    cookie: cookies[0] ?? '',
    origin: pageOrigin,
    'content-type': 'application/json',
  }
  return new Promise((resolve, reject) => {
    const post = request(
      new URL(paths[place % paths.length] ?? '', url),
      { method: 'POST', agent, headers },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        response
          .resume()
          .on('end', () => resolve())
          .on('error', reject)
      },
    )
    post.on('error', reject)
    post.end(JSON.stringify({ clientId, content }))
  })
}

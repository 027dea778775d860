import { Agent, get } from 'node:http'
import type { Load } from './compare.ts'

const count = 2_500

/** Requests over so many keep-alive connections; fails on any status other than 200. */
export const requestsOver =
  (connections: number): Load =>
  async ({ url, cookies }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const headers = { cookie: cookies[0] ?? '' }
    let left = count
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        get(url, { agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
          response.resume().on('end', resolve).on('error', reject)
        }).on('error', reject)
      })
    const worker = async () => {
      while (left > 0) {
        left -= 1
        await ask()
      }
    }
    await Promise.all(Array.from({ length: connections }, worker))
    agent.destroy()
    return count
  }

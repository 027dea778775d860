import { Agent } from 'node:http'
import type { Load } from './compare.ts'
import { postMessage } from './post-message.ts'

const count = 2_000

/** Sends messages to all conversations in turn, over so many keep-alive connections. */
export const sendsOver =
  (connections: number): Load =>
  async (subject) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    let left = count
    const worker = async () => {
      while (left > 0) {
        left -= 1
        await postMessage(subject, agent, { place: left })
      }
    }
    await Promise.all(Array.from({ length: connections }, worker))
    agent.destroy()
    return count
  }

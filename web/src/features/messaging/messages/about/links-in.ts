import type { Message } from '@patchbay/contract/messaging/messages'
import { partsOf } from '../../../../ui/content/addresses.ts'

export interface SentLink {
  readonly href: string
  readonly host: string
  /** The address as it was written. */
  readonly text: string
  readonly message: Message
}

const mostLinks = 20

/** The links in these messages, each once, the newest first; without those of blocked people. */
export function linksIn(
  messages: readonly Message[],
  origin: string,
  blockedIds: readonly string[],
): readonly SentLink[] {
  const links = new Map<string, SentLink>()
  for (const message of messages.toReversed()) {
    if (message.deletedAt !== null || blockedIds.includes(message.senderId)) continue
    for (const { text, address } of partsOf(message.content, origin))
      if (address && !links.has(address.href))
        links.set(address.href, {
          href: address.href,
          host: new URL(address.href).host.replace(/^www\./, ''),
          text,
          message,
        })
    if (links.size >= mostLinks) break
  }
  return [...links.values()].slice(0, mostLinks)
}

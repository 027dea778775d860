import { mostSigned, signAttachments } from '@patchbay/contract/content/attachments'
import type { Stage } from './stage.ts'

/** A participant of each conversation opens every file that was ever sent to it. */
export async function readFiles({ history, pages }: Stage): Promise<void> {
  const sent = history.sends.filter(({ answers, files }) => answers.length > 0 && files.length > 0)
  for (const [conversationId, sends] of Map.groupBy(sent, (send) => send.conversationId)) {
    const requests = pages.find((page) => page.screens.has(conversationId))?.requests
    if (requests === undefined) continue
    const ids = sends.flatMap(({ files }) => files.map(({ id }) => id))
    while (ids.length > 0) {
      const some = ids.splice(0, mostSigned)
      const answer = await requests.insist(signAttachments, { body: { ids: some } })
      const signed = answer.kind === 'done' ? answer.body.signed : []
      const addresses = new Map(signed.map(({ id, signedUrl }) => [id, signedUrl]))
      for (const fileId of some) {
        const address = addresses.get(fileId)
        const text = address ? await requests.fetchText(address) : undefined
        history.readings.push({ fileId, text: text ?? null })
      }
    }
  }
}

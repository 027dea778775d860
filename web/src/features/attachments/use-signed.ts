import type { UnsignedAttachment } from '@patchbay/contract/attachments'
import { useQueries } from '@tanstack/react-query'
import { signatureOf } from './signatures.ts'
import { signatureKey } from './signature-key.ts'
import type { ShownAttachment } from './shown-attachment.ts'
import { storedFor } from './steady-url.ts'

/** Adds signed URLs once they are loaded, and renews them before they expire. */
export function useSigned(attachments: readonly UnsignedAttachment[]): readonly ShownAttachment[] {
  const signed = useQueries({
    queries: attachments.map(({ id, missing }) => ({
      queryKey: signatureKey(id),
      queryFn: () => signatureOf(id),
      enabled: !missing,
      staleTime: storedFor,
      gcTime: storedFor,
      refetchInterval: storedFor,
    })),
  })
  return attachments.map((one, index) => ({
    ...one,
    signedUrl: one.missing ? '' : signed[index]?.data,
  }))
}

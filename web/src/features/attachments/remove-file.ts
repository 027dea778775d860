import { removeAttachment } from '@patchbay/contract/attachments'
import { call } from '../../platform/api.ts'
import { log } from '../../platform/log.ts'

/** Of one's own, which nobody wants any more. What is left over goes by itself in the night. */
export function removeFile({ id }: { readonly id: string }): void {
  call(removeAttachment, { params: { attachmentId: id } }).catch(() =>
    log('A file that was taken out could not be removed.'),
  )
}

import { removeAttachment } from '@patchbay/contract/content/attachments'
import { call } from '../../../../platform/http/api.ts'
import { log } from '../../../../platform/instance/logger.ts'

/** Deletes an unused file of the viewer. If that fails, a nightly job removes it. */
export function removeFile({ id }: { readonly id: string }): void {
  call(removeAttachment, { params: { attachmentId: id } }).catch(() =>
    log('A file that was taken out could not be removed.'),
  )
}

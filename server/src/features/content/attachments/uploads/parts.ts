import { AppError } from '../../../../platform/http/app-error.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'

/** No bucket of attachments: what is in it is sent to nobody. */
export const partsFolder = 'uploads'

interface Parts {
  readonly owner_id: string
  readonly id: string
}

/** Two folders deep, so that all parts of a file, or of a person, can be removed together. */
export const folderOf = ({ owner_id: owner, id }: Parts): string => `${partsFolder}/${owner}/${id}/`

export const partKey = (upload: Parts, part: string): string => `${folderOf(upload)}${part}.part`

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const keyForm = new RegExp(`^${partsFolder}/${uuid}/(${uuid})/${uuid}\\.part$`)

/** The id of the upload that a part belongs to; undefined if the key is not one of ours. */
export const uploadOf = (key: string): string | undefined => keyForm.exec(key)?.[1]

/** The bytes of all parts, one after the other. */
export async function* joinParts(
  storage: Storage,
  upload: Parts & { readonly parts: readonly string[] },
): AsyncGenerator<Uint8Array> {
  for (const part of upload.parts) {
    const file = await storage.get(partKey(upload, part))
    if (file === undefined) throw new AppError('upload_not_found')
    try {
      yield* file.stream as AsyncIterable<Uint8Array>
    } finally {
      file.stream.destroy()
    }
  }
}

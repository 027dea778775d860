import type { QuotedFile } from '@patchbay/contract/staff/reports'
import type { ReactNode } from 'react'
import { AttachmentList } from '../../content/attachments/public.ts'
import { quoteTexts as texts } from './texts.ts'

interface NamedFile {
  readonly id: string
  readonly name: string
}

/** Reports from before the ids of files were stored have only names. */
export const areFiles = (value: unknown): value is readonly NamedFile[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'id' in one)

/** Its place is drawn from these measures before it is loaded. */
const unmeasured = { size: 0, width: null, height: null, peaks: null, seconds: null } as const

const gone = ({ id, name }: NamedFile) =>
  ({ id, name, kind: 'document', ...unmeasured, signedUrl: '' }) as const

interface QuotedFilesProps {
  named: readonly NamedFile[]
  files: readonly QuotedFile[]
  /** They are named by what it says now: one that was not reported is only named. */
  isNow: boolean
}

/** Pictures, sounds and other files, as members have them; what no longer exists by its name. */
export function QuotedFiles({ named, files, isNow }: QuotedFilesProps): ReactNode {
  const found = new Map(files.map(({ url, ...file }) => [file.id, { ...file, signedUrl: url }]))
  const added = isNow ? named.filter(({ id }) => !found.has(id)) : []
  const shown = named.filter((one) => !added.includes(one))
  return (
    <div className="mt-1">
      <AttachmentList attachments={shown.map((one) => found.get(one.id) ?? gone(one))} />
      {added.length > 0 && (
        <ul>
          {added.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const sides = { picture: { width: 200, height: 200 }, coverImage: { width: 480, height: 270 } }

export const isPictureField = (field: string): field is keyof typeof sides =>
  Object.hasOwn(sides, field)

interface QuotedPictureProps {
  field: keyof typeof sides
  address: string
  /** Its address contains a version, but only the latest version of a picture is kept. */
  pictureNow: string | null
}

export function QuotedPicture({ field, address, pictureNow }: QuotedPictureProps): ReactNode {
  if (address !== pictureNow) return texts.replaced
  const name = texts.fields[field]
  const file = { id: address, name, kind: 'picture', ...unmeasured, ...sides[field] } as const
  return <AttachmentList attachments={[{ ...file, signedUrl: address }]} />
}

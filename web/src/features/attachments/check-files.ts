import {
  attachmentKinds,
  attachmentMaxBytes,
  cleanFileName,
  mostAttachments,
  postFileTypes,
  type Attachment,
} from '@patchbay/contract/attachments'
import type { IntakeWay } from '../../ui/use-file-intake.ts'
import { extensionOf } from './measures.ts'
import { trayTexts as texts } from './tray-texts.ts'

export interface ChosenFile {
  readonly file: File
  readonly name: string
  readonly kind: Attachment['kind']
}

/** What the chooser offers. */
export const acceptedFiles = attachmentKinds
  .flatMap((kind) => postFileTypes[kind])
  .map((extension) => `.${extension}`)
  .join(',')

const kindOf = (name: string): Attachment['kind'] | undefined =>
  attachmentKinds.find((kind) => postFileTypes[kind].some((one) => one === extensionOf(name)))

/** Browsers call every picture of the clipboard `image.png`. */
const nameOf = ({ name, type }: File, way: IntakeWay | 'chosen'): string =>
  way === 'pasted' && /^image\.\w+$/.test(name) && type.startsWith('image/')
    ? `${texts.pasted}.${extensionOf(name)}`
    : cleanFileName(name)

interface Checked {
  readonly taken: readonly ChosenFile[]
  /** In words, one for each that is refused. */
  readonly problems: readonly string[]
}

/** What the server would refuse is not sent at all. */
export function checkFiles(
  files: readonly File[],
  way: IntakeWay | 'chosen',
  already: number,
): Checked {
  const taken: ChosenFile[] = []
  const problems = new Set<string>()
  for (const file of files) {
    const name = nameOf(file, way)
    const kind = kindOf(name)
    if (kind === undefined) problems.add(texts.wrongType(name))
    else if (file.size > attachmentMaxBytes) problems.add(texts.tooLarge(name))
    else if (already + taken.length >= mostAttachments) problems.add(texts.tooMany)
    else taken.push({ file, name, kind })
  }
  return { taken, problems: [...problems] }
}

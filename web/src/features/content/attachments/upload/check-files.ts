import { cleanFileName, type Attachment } from '@patchbay/contract/content/attachments'
import type { IntakeWay } from '../../../../ui/fields/use-file-intake.ts'
import { kindIn, mostBytesOf, type UploadTarget } from './upload-target.ts'
import { extensionOf } from '../sound/measures.ts'
import { targetTexts, trayTexts as texts } from './tray-texts.ts'

export interface ChosenFile {
  readonly file: File
  readonly name: string
  readonly kind: Attachment['kind']
}

/** Browsers name every picture from the clipboard `image.png`. */
const nameOf = ({ name, type }: File, way: IntakeWay | 'chosen'): string =>
  way === 'pasted' && /^image\.\w+$/.test(name) && type.startsWith('image/')
    ? `${texts.pasted}.${extensionOf(name)}`
    : cleanFileName(name)

interface Given {
  readonly files: readonly File[]
  readonly way: IntakeWay | 'chosen'
  /** The number of files that are already added. */
  readonly already: number
  readonly most: number
  /** The operator sets this limit. */
  readonly maxFileBytes: number
}

interface Checked {
  readonly taken: readonly ChosenFile[]
  /** One text per refused file. */
  readonly problems: readonly string[]
}

/** Files that the server would refuse are not uploaded at all. */
export function checkFiles(
  target: UploadTarget,
  { files, way, already, most, maxFileBytes }: Given,
): Checked {
  const { wrongType, tooMany } = targetTexts[target.type]
  const taken: ChosenFile[] = []
  const problems = new Set<string>()
  for (const file of files) {
    const name = nameOf(file, way)
    const kind = kindIn(target, name)
    if (kind === undefined) problems.add(wrongType(name))
    else if (file.size === 0) problems.add(texts.empty(name))
    else if (file.size > mostBytesOf(kind, maxFileBytes))
      problems.add(texts.tooLarge(name, mostBytesOf(kind, maxFileBytes)))
    else if (already + taken.length >= most) problems.add(tooMany(most))
    else taken.push({ file, name, kind })
  }
  return { taken, problems: [...problems] }
}

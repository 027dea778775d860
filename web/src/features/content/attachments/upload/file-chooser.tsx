import type { ChangeEvent, ReactNode, Ref } from 'react'
import { acceptedIn } from './upload-target.ts'
import { trayTexts as texts } from './tray-texts.ts'
import type { FileTray } from './use-file-tray.ts'

interface FileChooserProps {
  tray: FileTray
  /** The visible button clicks this hidden input. */
  ref: Ref<HTMLInputElement>
}

export function FileChooser({ tray, ref }: FileChooserProps): ReactNode {
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // Reset, so that the same file can be chosen again.
    event.target.value = ''
    if (files.length > 0) tray.add(files, 'chosen')
  }
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={acceptedIn(tray.target)}
      onChange={choose}
      aria-label={texts.add}
    />
  )
}

import { mostSampleSounds } from '@patchbay/contract/marketplace/listing-fields'
import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import {
  FileChooser,
  targetTexts,
  SoundClip,
  TrayNotes,
  TrayRows,
  type FileTray,
  type StoredFile,
} from '../../content/attachments/public.ts'
import { listingFormTexts as texts } from './form-texts.ts'
import { SampleHead } from './sample-head.tsx'

const shown = ({ peaks, seconds, signedUrl, ...file }: StoredFile) => ({
  ...file,
  width: null,
  height: null,
  peaks: peaks ?? null,
  seconds: seconds ?? null,
  signedUrl,
})

interface SoundSamplesProps {
  tray: FileTray
  disabled: boolean
}

/** Sound samples of the work; they can be played here before they are saved. */
export function SoundSamples({ tray, disabled }: SoundSamplesProps): ReactNode {
  const { stored, pending, remove } = tray
  const chooser = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  // The focused button was removed.
  const goHome = (): void => box.current?.focus()
  const coming = pending.filter(({ problem }) => problem === undefined)
  const isFull = stored.length + coming.length >= mostSampleSounds
  return (
    <fieldset ref={box} tabIndex={-1} aria-label={texts.sounds} className="min-w-0 rounded-tag">
      <SampleHead
        title={texts.sounds}
        hint={texts.soundsHint(targetTexts.profile.hint(tray.maxFileBytes))}
      >
        {!isFull && (
          <Button size="sm" disabled={disabled} onClick={() => chooser.current?.click()}>
            <Plus className="size-4" aria-hidden="true" />
            {texts.addSound}
          </Button>
        )}
      </SampleHead>
      <FileChooser ref={chooser} tray={tray} />
      {stored.length > 0 && (
        <ul aria-label={texts.sounds} className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
          {stored.map((file) => (
            <li key={file.id}>
              <SoundClip
                attachment={shown(file)}
                action={
                  <IconButton
                    label={uiTexts.remove(file.name)}
                    disabled={disabled}
                    onClick={() => {
                      remove(file.at)
                      goHome()
                    }}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </IconButton>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {pending.length > 0 && (
        <div className="mt-2">
          <LazyPart>
            <TrayRows tray={{ ...tray, stored: [] }} disabled={disabled} onButtonGone={goHome} />
          </LazyPart>
        </div>
      )}
      <TrayNotes tray={tray} />
    </fieldset>
  )
}

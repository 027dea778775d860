import { mostSampleLinks } from '@patchbay/contract/marketplace/listing-fields'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { listingFormTexts as texts } from './form-texts.ts'
import type { Offered } from './offers.ts'
import { SampleHead } from './sample-head.tsx'
import type { OfferForm } from './use-listings-form.ts'

type Link = Offered['links'][number]

interface LinkRowProps extends OfferForm {
  at: number
  link: Link
  onRemove: () => void
}

function LinkRow({ at, link, onRemove, ...form }: LinkRowProps): ReactNode {
  const { offered, set, validationError, isSaving } = form
  const change = (changes: Partial<Link>): void =>
    set({ links: offered.links.map((one, index) => (index === at ? { ...one, ...changes } : one)) })
  return (
    <li className="flex items-start gap-1">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-3 gap-y-2 md:grid-cols-2">
        <TextField
          label={texts.link(at + 1)}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={texts.linkPlaceholder}
          value={link.url}
          error={validationError(`links/${at}/url`)}
          readOnly={isSaving}
          onChange={(event) => change({ url: event.target.value })}
        />
        <TextField
          label={texts.linkName(at + 1)}
          dir="auto"
          autoComplete="off"
          optional
          value={link.name}
          error={validationError(`links/${at}/name`)}
          readOnly={isSaving}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <div className="-mr-2 pt-6">
        <IconButton
          label={uiTexts.remove(texts.link(at + 1))}
          disabled={isSaving}
          onClick={onRemove}
        >
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

/** Links to samples of the work. */
export function LinkSamples(form: OfferForm): ReactNode {
  const { offered, set, isSaving } = form
  const { links } = offered
  const rows = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [added])
  const remove = (at: number): void => {
    set({ links: links.filter((_, index) => index !== at) })
    // The focused button was removed.
    box.current?.focus()
  }
  const isFull = links.length >= mostSampleLinks
  return (
    <fieldset ref={box} tabIndex={-1} aria-label={texts.links} className="min-w-0 rounded-tag">
      <SampleHead title={texts.links} hint={texts.linksHint}>
        {!isFull && (
          <Button
            size="sm"
            disabled={isSaving}
            onClick={() => {
              set({ links: [...links, { url: '', name: '' }] })
              setAdded((count) => count + 1)
            }}
          >
            <Plus className="size-4" aria-hidden="true" />
            {texts.addLink}
          </Button>
        )}
      </SampleHead>
      {links.length > 0 && (
        <ul ref={rows} className="mt-3 space-y-3">
          {links.map((link, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has nothing but its place
            <LinkRow key={at} {...form} at={at} link={link} onRemove={() => remove(at)} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { boxStyle, Field } from '../../../ui/fields/field.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { useCurrency } from '../../../ui/content/price.tsx'
import { listingFormTexts as texts } from './form-texts.ts'
import type { OfferForm } from './use-listings-form.ts'

const segments = [
  { value: 'hourly', label: texts.hourly, tone: 'accent' },
  { value: 'fixed', label: texts.fixed, tone: 'accent' },
  { value: 'none', label: texts.none },
] as const

const markOf = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function PriceField({ offered, set, validationError, isSaving }: OfferForm): ReactNode {
  const mark = markOf(useCurrency())
  const error = validationError('price')
  return (
    <Field label={texts.price} error={error}>
      {(control) => (
        <span className="relative block">
          <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 font-mono text-ink-2">
            {mark}
          </span>
          <input
            {...control}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            autoComplete="off"
            value={offered.price}
            readOnly={isSaving}
            onChange={(event) => set({ price: event.target.value })}
            // Scrolling the page must not change the price.
            onWheel={(event) => event.currentTarget.blur()}
            style={{ paddingLeft: `calc(${mark.length}ch + 1.5rem)` }}
            className={`${boxStyle(error)} h-11 font-mono md:h-10`}
          />
        </span>
      )}
    </Field>
  )
}

export function PriceFields(form: OfferForm): ReactNode {
  const { offered, set, isSaving } = form
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p aria-hidden="true" className="mb-1.5 text-meta font-semibold">
          {texts.priceType}
        </p>
        <div className="flex md:h-10 md:items-center">
          <SegmentedControl
            label={texts.priceType}
            segments={segments}
            value={offered.priceType ?? 'none'}
            disabled={isSaving}
            onChange={(chosen) =>
              set(chosen === 'none' ? { priceType: null, price: '' } : { priceType: chosen })
            }
          />
        </div>
      </div>
      {offered.priceType !== null && <PriceField {...form} />}
    </div>
  )
}

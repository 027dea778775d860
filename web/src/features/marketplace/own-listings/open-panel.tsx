import type { OwnListing, OwnListings } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TickBox } from '../../../ui/fields/tick-box.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Price } from '../../../ui/content/price.tsx'
import type { OpenProps } from './open-summary.tsx'
import { openToWorkTexts as texts } from './texts.ts'
import type { Profession } from './offers.ts'

interface PanelProfession {
  readonly category: Profession
  readonly listing: OwnListing | undefined
}

/** The minimum number of rows. */
const leastRows = 5

/** All listed professions, then those that suit the viewer most; the rest is only counted. */
function panelRows({ listings }: OwnListings, own: readonly string[]): readonly PanelProfession[] {
  const listed = listings.map((listing) => ({ category: listing.category, listing }))
  const others = professions.filter((one) => listed.every(({ category }) => category !== one))
  const suited = others.toSorted(
    (one, other) => Number(own.includes(other)) - Number(own.includes(one)),
  )
  const room = Math.max(0, leastRows - listed.length)
  return [...listed, ...suited.slice(0, room).map((category) => ({ category, listing: undefined }))]
}

function PriceOf({ listing }: { listing: OwnListing | undefined }): ReactNode {
  if (listing?.priceType && listing.price !== null)
    return <Price price={listing.price} priceType={listing.priceType} size="row" />
  return <span className="text-meta text-ink-3">{listing ? texts.noPrice : texts.notListed}</span>
}

interface RowProps extends PanelProfession {
  onTick: () => void
}

/** The tick shows the saved state: pressing it begins an edit. */
function Row({ category, listing, onTick }: RowProps): ReactNode {
  const id = useId()
  return (
    <li className="border-t border-line">
      <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 transition-colors duration-150 hover:bg-raised">
        <TickBox
          checked={listing !== undefined}
          onChange={onTick}
          aria-labelledby={id}
          aria-describedby={`${id}-price`}
        />
        <span id={id} className={classNames('min-w-0 flex-1', !listing && 'text-ink-2')}>
          {category}
        </span>
        <span id={`${id}-price`} className="shrink-0">
          <PriceOf listing={listing} />
        </span>
      </label>
    </li>
  )
}

interface OpenPanelProps extends OpenProps {
  own: OwnListings
  /** The viewer's professions. */
  suited: readonly string[]
}

/** Stands beside the listings of others on wide screens. */
export function OpenPanel({ own, suited, isUnsaved, onEdit }: OpenPanelProps): ReactNode {
  const rows = panelRows(own, suited)
  const more = professions.length - rows.length
  return (
    <Panel
      title={texts.title}
      hint={texts.hint}
      action={own.listings.length > 0 && <Tag tone="go">{texts.live}</Tag>}
    >
      <ul>
        {rows.map((row) => (
          <Row key={row.category} {...row} onTick={() => onEdit(row.category)} />
        ))}
      </ul>
      <div className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 pr-3 pl-4">
        <span className="text-meta text-ink-3">
          {isUnsaved ? texts.unsaved : more > 0 && texts.more(more)}
        </span>
        <Button size="sm" onClick={() => onEdit()}>
          {texts.editAll}
        </Button>
      </div>
    </Panel>
  )
}

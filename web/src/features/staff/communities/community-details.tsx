import type { StaffCommunityDetail } from '@patchbay/contract/staff/communities'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { useTypedText } from '../../../platform/storage/use-typed-text.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { MessageSheet, ReasonSheet } from '../queues/public.ts'
import { Close, Reopen } from './closing.tsx'
import { communitiesTexts, communityTexts as texts } from './texts.ts'
import { useHandOver, useHeirs, useRemoveCommunity, useStaffCommunity } from './use-communities.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

interface PartProps {
  community: StaffCommunityDetail
}

const codeOf = (error: Error): string | undefined =>
  error instanceof ApiError ? error.code : undefined

function handOverWords(error: Error): string | undefined {
  if (codeOf(error) === 'member_not_found') return texts.memberGone
  return codeOf(error) === 'forbidden' ? texts.leads : undefined
}

function HandOver({ community }: PartProps): ReactNode {
  const { can } = community
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const typed = useTypedText(search, setSearch)
  const heirs = useHeirs(community, search)
  const [chosen, setChosen] = useState('')
  const { send, changed } = useHandOver(community.id)
  // If somebody else was quicker, the sheet stays with what was typed.
  if (!can.handOver && !open) return null
  if (community.heirs.length === 0 && !open)
    return <p className="text-meta text-ink-2">{texts.noHeirs}</p>
  const heir = heirs.find(({ id }) => id === chosen) ?? heirs[0]
  return (
    <>
      {can.handOver && <Button onClick={() => setOpen(true)}>{texts.handOver}</Button>}
      <ReasonSheet
        open={open}
        onClose={() => setOpen(false)}
        title={texts.handOverTitle}
        submitLabel={texts.handOver}
        busyLabel={texts.handingOver}
        send={(reason) => send(heir?.id ?? '', reason)}
        onSent={(answer) => {
          setOpen(false)
          changed(answer)
        }}
        wordsFor={handOverWords}
      >
        <SearchField
          label={texts.findHeir}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
        <SelectField
          label={texts.heir}
          value={heir?.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        >
          {heirs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name ?? communitiesTexts.noName}
            </option>
          ))}
        </SelectField>
      </ReasonSheet>
    </>
  )
}

function removeWords(error: Error): string | undefined {
  if (codeOf(error) === 'community_not_found') return texts.gone
  return codeOf(error) === 'forbidden' ? texts.own : undefined
}

function Remove({ community }: PartProps): ReactNode {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const { send, forget } = useRemoveCommunity(community.id)
  if (!community.can.remove) return null
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <MessageSheet
        open={open}
        onClose={() => setOpen(false)}
        title={texts.removeTitle}
        label={texts.words}
        submitLabel={texts.remove}
        busyLabel={texts.removing}
        send={send}
        onSent={() => {
          void forget(() => navigate({ to: '/staff/$', params: { _splat: 'communities' } }))
        }}
        wordsFor={removeWords}
      >
        <p className="text-meta text-ink-2">{texts.removeHint}</p>
      </MessageSheet>
    </>
  )
}

const day = dateFormat({ dateStyle: 'long' })

/** A community as staff see it: nothing of what is inside. */
export function CommunityDetails({ id }: { id: string }): ReactNode {
  const query = useStaffCommunity(id)
  return (
    <Awaited query={query} texts={texts}>
      {(community) => (
        <article className="max-w-[760px] space-y-4 px-4 py-4 md:px-5">
          <header>
            <h2 className="text-lead break-words">{community.name}</h2>
            <p className="readout break-all text-ink-3">{community.id}</p>
            <p className="text-meta text-ink-2">
              {communitiesTexts.ledBy(community.leader.name ?? communitiesTexts.noName)},{' '}
              {communitiesTexts.members(community.memberCount)}
            </p>
          </header>
          {community.closedAt && (
            <p className="text-meta text-ink-2">{texts.closedSince(day(community.closedAt))}</p>
          )}
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {community.description}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <HandOver community={community} />
            <Close community={community} />
            <Reopen community={community} />
            <Remove community={community} />
          </div>
        </article>
      )}
    </Awaited>
  )
}

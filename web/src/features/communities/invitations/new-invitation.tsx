import {
  createInvitation,
  invitationDays,
  invitationUses,
} from '@patchbay/contract/communities/invitations'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { failureWords } from '../communities/public.ts'
import { sheetTexts as texts } from './sheet-texts.ts'
import { useInvitationCache } from './use-invitations.ts'

/** The last choice of each list. */
const endless = 'none'

interface NumberFieldProps<N extends number> {
  label: string
  numbers: readonly N[]
  words: (number: N | null) => string
  value: N | null
  onChange: (value: N | null) => void
}

function NumberField<N extends number>(props: NumberFieldProps<N>): ReactNode {
  const { label, numbers, words, value, onChange } = props
  return (
    <SelectField
      label={label}
      value={value ?? endless}
      onChange={({ target }) =>
        onChange(numbers.find((number) => String(number) === target.value) ?? null)
      }
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {words(number)}
        </option>
      ))}
      <option value={endless}>{words(null)}</option>
    </SelectField>
  )
}

function wordsFor(error: Error): string {
  const isOver = error instanceof ApiError && ['forbidden', 'community_closed'].includes(error.code)
  return isOver ? texts.notAllowed : failureWords(error, texts.makeFailed)
}

/** A week and ten people, unless something else is chosen: a link that gets around does little. */
export function NewInvitation({ communityId }: { communityId: string }): ReactNode {
  const [days, setDays] = useState<(typeof invitationDays)[number] | null>(7)
  const [mostUses, setMostUses] = useState<(typeof invitationUses)[number] | null>(10)
  // The id belongs to one link, so that a retry makes no second one.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const { refreshList, refreshCommunity } = useInvitationCache(communityId)
  const state = useForm({
    names: [],
    check: () => ({ input: { clientId, days, mostUses } }),
    send: (body) => call(createInvitation, { params: { communityId }, body }),
    onSent: () => {
      showToast({ message: texts.made })
      setClientId(crypto.randomUUID())
      void refreshList()
    },
    onFailure: () => {
      void refreshCommunity()
      void refreshList()
    },
    wordsFor,
  })
  return (
    <Form state={state} className="space-y-3">
      <p className="text-ink-2">{texts.intro}</p>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={texts.ends}
          numbers={invitationDays}
          words={texts.days}
          value={days}
          onChange={setDays}
        />
        <NumberField
          label={texts.people}
          numbers={invitationUses}
          words={texts.most}
          value={mostUses}
          onChange={setMostUses}
        />
      </div>
      <Button type="submit" variant="primary" full busy={state.isSending} busyLabel={texts.making}>
        {texts.make}
      </Button>
    </Form>
  )
}

import { comeBack, stayAway, type AskedGroup } from '@patchbay/contract/messaging/groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { focusPage } from '../../../platform/page/navigation-focus.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { conversationKeys as keys } from '../conversations/public.ts'
import { askedBackTexts as texts } from './dialog-texts.ts'

function wordsFor(error: unknown): string {
  const code = error instanceof ApiError ? error.code : ''
  const known = (texts.refused as Partial<Record<string, string>>)[code]
  return tooOftenWords(error) ?? known ?? texts.failed
}

/** An answer to one of them; afterwards the list and the conversations are fetched again. */
function useAnswer<Answer>(ask: () => Promise<Answer>, onSuccess: () => void = () => {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    networkMode: 'always',
    onSuccess,
    onError: (error) => showToast({ message: wordsFor(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  })
}

interface AskingProps {
  conversationId: string
  name: string
  /** The viewer was never in it. */
  isNew: boolean
  onBack: (conversationId: string) => void
}

function Asking({ conversationId, name, isNew, onBack }: AskingProps): ReactNode {
  const params = { conversationId }
  const coming = useAnswer(
    () => call(comeBack, { params }),
    () => {
      showToast({ message: isNew ? texts.joined(name) : texts.back(name) })
      onBack(conversationId)
    },
  )
  // The row goes with its buttons.
  const staying = useAnswer(() => call(stayAway, { params }), focusPage)
  const isBusy = coming.isPending || staying.isPending
  const id = useId()
  return (
    <li className="mx-3 mb-2 rounded-control border border-line p-3">
      <p id={id} dir="auto" className="text-meta break-words">
        {isNew ? texts.askedIn(name) : texts.asked(name)}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button
          size="sm"
          variant="ghost"
          aria-describedby={id}
          busy={staying.isPending}
          onClick={() => isBusy || staying.mutate()}
        >
          {texts.stayAway}
        </Button>
        <Button
          size="sm"
          aria-describedby={id}
          busy={coming.isPending}
          onClick={() => isBusy || coming.mutate()}
        >
          {isNew ? texts.join : texts.comeBack}
        </Button>
      </div>
    </li>
  )
}

export interface AskedGroupsProps {
  groups: readonly AskedGroup[]
  onBack: (conversationId: string) => void
}

/** Loaded if the viewer is asked. */
export const AskedGroups = ({ groups, onBack }: AskedGroupsProps): ReactNode => (
  <ul aria-label={texts.title}>
    {groups.map(({ conversationId, name, isNew }) => (
      <Asking
        key={conversationId}
        conversationId={conversationId}
        name={name ?? texts.unnamed}
        isNew={isNew}
        onBack={onBack}
      />
    ))}
  </ul>
)

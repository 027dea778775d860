import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { useSession } from '../../../accounts/sessions/public.ts'
import { listTexts as texts } from '../texts.ts'

const CreateCommunity = lazyPart(
  () => import('./create-community.tsx').then((module) => module.CreateCommunity),
  { isMain: true },
)

/** For signed-in people. An open form stays even if the session ends. */
export function CreateButton(): ReactNode {
  const { user } = useSession()
  const [opened, setOpened] = useState<{ owner: string; open: boolean; count: number }>()
  const open = (owner: string): void =>
    setOpened((before) => ({ owner, open: true, count: (before?.count ?? 0) + 1 }))
  const close = (): void => setOpened((before) => before && { ...before, open: false })
  return (
    <>
      {user && (
        <Button
          variant="primary"
          size="sm"
          onPointerEnter={() => void CreateCommunity.prepare()}
          onFocus={() => void CreateCommunity.prepare()}
          onClick={() => open(user.id)}
        >
          <Plus className="size-4 max-[359px]:hidden" aria-hidden="true" />
          <span>
            {/* On phones the title of the page would be cut beside the whole of it. */}
            {texts.create} <span className="max-md:sr-only">{texts.createWhat}</span>
          </span>
        </Button>
      )}
      <LazyPart open={opened?.open ?? false} onFailure={close}>
        {opened && (
          <CreateCommunity
            key={opened.count}
            open={opened.open}
            owner={opened.owner}
            onClose={close}
          />
        )}
      </LazyPart>
    </>
  )
}

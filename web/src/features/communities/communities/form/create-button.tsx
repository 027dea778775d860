import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useLoaded } from '../../../../ui/states/use-loaded.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { listTexts as texts } from '../texts.ts'

const importForm = () => import('./create-community.tsx').then((module) => module.CreateCommunity)

/** For signed-in people. An open form stays even if the session ends. */
export function CreateButton(): ReactNode {
  const { user } = useSession()
  const { part: CreateCommunity, load, prepare } = useLoaded(importForm)
  const [opened, setOpened] = useState<{ owner: string; open: boolean; count: number }>()
  const open = async (owner: string): Promise<void> => {
    if (await load())
      setOpened((before) => ({ owner, open: true, count: (before?.count ?? 0) + 1 }))
  }
  return (
    <>
      {user && (
        <Button
          variant="primary"
          size="sm"
          onPointerEnter={() => void prepare()}
          onFocus={() => void prepare()}
          onClick={() => void open(user.id)}
        >
          <Plus className="size-4 max-[359px]:hidden" aria-hidden="true" />
          {texts.create}
        </Button>
      )}
      {CreateCommunity && opened && (
        <CreateCommunity
          key={opened.count}
          open={opened.open}
          owner={opened.owner}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
    </>
  )
}

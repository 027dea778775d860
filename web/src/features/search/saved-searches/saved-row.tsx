import { longestSearchName, type SavedSearch } from '@patchbay/contract/search/saved-searches'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { searchTarget } from '../../notices/notices/public.ts'
import { savedTexts as texts } from './texts.ts'
import { useDeleteSearch, useRenameSearch, useSavedSearches } from './use-saved.ts'

function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }): ReactNode {
  const [name, setName] = useState(search.name)
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone, and the sheet would take the focus.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { mutate, isPending } = useRenameSearch()
  const submit = (): void => {
    if (name.trim() === '' || isPending) return
    mutate(
      { id: search.id, name: name.trim() },
      {
        onSuccess: onDone,
        onError: () => showToast({ message: texts.renameFailed, tone: 'error' }),
      },
    )
  }
  return (
    <form
      ref={form}
      className="flex w-full flex-wrap items-end gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="min-w-48 flex-1">
        <TextField
          label={texts.newName(search.name)}
          maxLength={longestSearchName}
          value={name}
          error={name.trim() === '' ? texts.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button onClick={onDone} variant="ghost">
        {texts.cancel}
      </Button>
      <Button type="submit" busy={isPending} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </form>
  )
}

interface SavedRowProps {
  search: SavedSearch
  /** When the search is opened. */
  onOpen?: (() => void) | undefined
}

/** One saved search: opens it, renames it, deletes it. */
export function SavedRow({ search, onOpen }: SavedRowProps): ReactNode {
  const [isRenaming, setRenaming] = useState(false)
  const { mutate, isPending } = useDeleteSearch()
  if (isRenaming)
    return (
      <li className="border-t border-line">
        <RenameForm search={search} onDone={() => setRenaming(false)} />
      </li>
    )
  const remove = (): void => {
    if (isPending) return
    mutate(search.id, {
      onSuccess: () => showToast({ message: texts.deleted }),
      onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
    })
  }
  return (
    <li className="flex min-h-14 items-center gap-1 border-t border-line">
      <Link
        {...searchTarget(search)}
        onClick={onOpen}
        className="min-w-0 flex-1 rounded-inner py-2 underline-offset-2 hover:underline"
      >
        <bdi className="block truncate font-semibold">{search.name}</bdi>
        <span className="block text-meta text-ink-3">{texts.kind(search.kind)}</span>
      </Link>
      <IconButton label={texts.renameOf(search.name)} onClick={() => setRenaming(true)}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.deleteOf(search.name)} onClick={remove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** On the page of the search, before anything is typed; nothing while there are none. */
export function SavedList(): ReactNode {
  const searches = useSavedSearches().data?.searches ?? []
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="saved-searches" className="px-4 pt-6 md:px-5">
      <h2 id="saved-searches" className="pb-2 text-lead">
        {texts.title}
      </h2>
      <ul aria-labelledby="saved-searches">
        {searches.map((search) => (
          <SavedRow key={search.id} search={search} />
        ))}
      </ul>
    </section>
  )
}

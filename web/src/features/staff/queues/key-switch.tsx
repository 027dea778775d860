import { Keyboard, KeyboardOff } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { createEmitter } from '../../../platform/state/emitter.ts'
import { pageState } from '../../../platform/storage/page-state.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { queueTexts as texts } from './texts.ts'

/** The choice belongs to this browser, because it depends on how somebody types here. */
const key = 'staff-keys'
const off = 'off'

const state = pageState(() => ({
  changed: createEmitter(),
  /** The choice is in memory too, so that it lasts for this visit if storage is forbidden. */
  isOn: storage.read(key) !== off,
}))

const subscribe = (listener: () => void) => state.changed.subscribe(listener)

/** Anybody who speaks instead of typing may press letters by accident, and so can switch them off. */
export const useKeysAreOn = (): boolean => useSyncExternalStore(subscribe, () => state.isOn)

function choose(isOn: boolean): void {
  state.isOn = isOn
  if (isOn) storage.remove(key)
  else storage.write(key, off)
  state.changed.emit()
}

export function KeySwitch(): ReactNode {
  const isOn = useKeysAreOn()
  const Icon = isOn ? Keyboard : KeyboardOff
  return (
    <IconButton label={texts.keySwitch} aria-pressed={isOn} onClick={() => choose(!isOn)}>
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  )
}

/** Which letters do something here. Phones have none. */
export function KeyHint({ children }: { children: string }): ReactNode {
  if (!useKeysAreOn()) return null
  return <span className="text-meta text-ink-3 max-md:hidden">{children}</span>
}

/** One file, because all of them need the same library. */
export { HoverListBody } from './hover-list-body.tsx'
export { OpenMenu } from './open-menu.tsx'
export { Toasts } from './toasts.tsx'

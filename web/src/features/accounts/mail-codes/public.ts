export { AddressForm, type Mailed } from './address-form.tsx'
export { MailCodeForm } from './mail-code-form.tsx'
export { MailPage } from './mail-page.tsx'

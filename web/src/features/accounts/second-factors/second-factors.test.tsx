import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { stubPasskeys } from '../../../../test/stub-passkeys.ts'

const none = { code: null, passkeys: [], recoveryCodesLeft: 0, isGiven: false }
const times = { createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null }
const app = { ...none, code: times, recoveryCodesLeft: 10, isGiven: true }
const phone = { id: '0191d1c0-0000-7000-8000-0000000000f1', name: 'Phone', ...times }
const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
const gone = () => new Response(null, { status: 204 })
const shown = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Patchbay:ada%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Patchbay',
}

function openSettings(handlers: Record<string, (body: unknown) => unknown> = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /second-factors': () => none,
    ...handlers,
  })
  return { ...renderPage('/settings', { server }), server, user: userEvent.setup() }
}
const panel = async () => within(await screen.findByRole('region', { name: 'Second factor' }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the settings', () => {
  it('set up an authenticator app with its first code, and show the recovery codes once', async () => {
    const { user, server } = openSettings({
      'POST /second-factors/code/start': () => shown,
      'POST /second-factors/code': () => refuse('wrong_code'),
    })
    const settings = await panel()
    await user.click(await settings.findByRole('button', { name: 'Set up an authenticator app' }))
    const sheet = await dialog('Authenticator app')
    sheet.getByRole('img', { name: 'QR code for your authenticator app' })
    sheet.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
    const field = sheet.getByRole('textbox', { name: 'Code that the app shows' })
    expect([field.inputMode, field.getAttribute('autocomplete')]).toEqual([
      'numeric',
      'one-time-code',
    ])
    await user.type(field, '12345')
    await user.click(sheet.getByRole('button', { name: 'Confirm' }))
    sheet.getByText('Enter the six digits')
    expect(server.count('POST /second-factors/code')).toBe(0)
    await user.type(field, '6')
    await user.click(sheet.getByRole('button', { name: 'Confirm' }))
    await sheet.findByText('The code is wrong or was used before. Wait for the next one.')
    server.on('POST /second-factors/code', () => ({ recoveryCodes }))
    server.on('GET /second-factors', () => app)
    await user.click(sheet.getByRole('button', { name: 'Confirm' }))
    const codes = await dialog('Recovery codes')
    codes.getByText('aaaa-bbbb-cccc-dddd')
    const link = codes.getByRole('link', { name: 'Download' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'aaaa-bbbb-cccc-dddd\neeee-ffff-gggg-hhhh\n',
    )
    await user.click(codes.getByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).toBeNull())
    await settings.findByText('10 left')
  })

  it('ask for the password first, if the sign-in was long ago, and then go on', async () => {
    const { user, server } = openSettings({
      'POST /second-factors/code/start': () =>
        refuse('confirmation_needed', { signInMethods: ['email'] }),
      'POST /session/confirmation/password': gone,
    })
    const settings = await panel()
    await user.click(await settings.findByRole('button', { name: 'Set up an authenticator app' }))
    const asking = await dialog('Confirm that it is you')
    server.on('POST /second-factors/code/start', () => shown)
    await user.type(asking.getByLabelText('Password'), 'secret')
    await user.click(asking.getByRole('button', { name: 'Confirm' }))
    await dialog('Authenticator app')
  })

  it('ask for the second factor that there is, and then remove it', async () => {
    const { user, server } = openSettings({
      'GET /second-factors': () => app,
      'DELETE /second-factors/code': () => refuse('second_factor_needed'),
      'POST /session/second-factor': gone,
    })
    const settings = await panel()
    await user.click(await settings.findByRole('button', { name: 'Remove the authenticator app' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove the authenticator app?' }),
    )
    question.getByText(/It is your only second factor/)
    await user.click(question.getByRole('button', { name: 'Remove' }))
    const prompt = await dialog('Give your second factor')
    server.on('DELETE /second-factors/code', gone)
    server.on('GET /second-factors', () => none)
    await user.type(prompt.getByRole('textbox', { name: 'Code' }), '123 456')
    await user.click(prompt.getByRole('button', { name: 'Go on' }))
    await settings.findByText('Not set up')
    expect(server.lastBody('POST /session/second-factor')).toEqual({ code: '123456' })
    expect(server.count('DELETE /second-factors/code')).toBe(2)
  })

  it('make new recovery codes', async () => {
    const { user } = openSettings({
      'GET /second-factors': () => ({ ...app, recoveryCodesLeft: 1 }),
      'POST /second-factors/recovery-codes': () => ({ recoveryCodes }),
    })
    const settings = await panel()
    await settings.findByText('Make new ones before they run out.')
    await user.click(settings.getByRole('button', { name: 'Make new ones' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Make new ones' }))
    ;(await dialog('Recovery codes')).getByText('eeee-ffff-gggg-hhhh')
    // Nobody sees them again, so that a key pressed by accident does not close them.
    await user.keyboard('{Escape}')
    const kept = within(
      await screen.findByRole('alertdialog', { name: 'Have you kept your recovery codes?' }),
    )
    await user.click(kept.getByRole('button', { name: 'Back to the codes' }))
    const codes = await dialog('Recovery codes')
    codes.getByText('eeee-ffff-gggg-hhhh')
    await user.click(codes.getByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('add a passkey with a name, and remove one', async () => {
    const { create } = stubPasskeys()
    const { user, server } = openSettings({
      'GET /second-factors': () => ({ ...app, passkeys: [phone] }),
      'POST /second-factors/passkeys/start': () => ({
        options: { challenge: 'AQID', user: { id: 'AQID' }, excludeCredentials: [{ id: 'BAUG' }] },
      }),
      'POST /second-factors/passkeys': () => ({ recoveryCodes: [] }),
      [`DELETE /second-factors/passkeys/${phone.id}`]: gone,
    })
    const settings = await panel()
    await user.click(await settings.findByRole('button', { name: 'Add a passkey' }))
    const sheet = await dialog('Add a passkey')
    const name = sheet.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Laptop')
    await user.click(sheet.getByRole('button', { name: 'Make the passkey' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(create).toHaveBeenCalledWith({
      publicKey: {
        challenge: Uint8Array.from([1, 2, 3]),
        user: { id: Uint8Array.from([1, 2, 3]) },
        excludeCredentials: [{ id: Uint8Array.from([4, 5, 6]) }],
      },
    })
    expect(server.lastBody('POST /second-factors/passkeys')).toEqual({
      name: 'Laptop',
      credential: {
        id: 'AQID',
        clientDataJSON: btoa('client'),
        attestationObject: btoa('attested').replaceAll('=', ''),
        transports: ['internal'],
      },
    })
    await user.click(settings.getByRole('button', { name: 'Remove the passkey Phone' }))
    const question = within(await screen.findByRole('alertdialog'))
    question.getByText('It will no longer be accepted as your second factor.')
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(server.count(`DELETE /second-factors/passkeys/${phone.id}`)).toBe(1))
  })

  it('say when the device has made no passkey, and keep the sheet', async () => {
    const { create } = stubPasskeys()
    create.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    const { user } = openSettings({
      'POST /second-factors/passkeys/start': () => ({
        options: { challenge: 'AQID', user: { id: 'AQID' } },
      }),
    })
    await user.click(await (await panel()).findByRole('button', { name: 'Add a passkey' }))
    const sheet = await dialog('Add a passkey')
    await user.click(sheet.getByRole('button', { name: 'Make the passkey' }))
    await sheet.findByText('No passkey was made. Try again, or use another device.')
  })

  it.each([
    ['too_many_passkeys', 'You have as many passkeys as there can be. Remove one first.'],
    ['second_factor_needed', 'That took too long. Close this and begin again.'],
  ] as const)('have no passkey made that could not be added: %s', async (code, words) => {
    const { create } = stubPasskeys()
    const { user, server } = openSettings({
      'POST /second-factors/passkeys/start': () => ({
        options: { challenge: 'AQID', user: { id: 'AQID' } },
      }),
    })
    await user.click(await (await panel()).findByRole('button', { name: 'Add a passkey' }))
    const sheet = await dialog('Add a passkey')
    server.on('POST /second-factors/passkeys/start', () => refuse(code))
    await user.click(sheet.getByRole('button', { name: 'Make the passkey' }))
    await sheet.findByText(words)
    expect(create).not.toHaveBeenCalled()
  })

  it('offer no passkeys where the browser has none', async () => {
    openSettings()
    const settings = await panel()
    await settings.findByText('Not set up')
    expect(settings.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})

describe('the console of staff', () => {
  function openConsole(factors: object, handlers: Record<string, () => unknown> = {}) {
    const server = fakeServer({
      'GET /session': () => ({ session: session({ role: 'editor' }) }),
      'GET /staff': () => refuse('not_found'),
      'GET /second-factors': () => factors,
      'POST /session/second-factor': gone,
      ...handlers,
    })
    return { ...renderPage('/staff', { server }), server, user: userEvent.setup() }
  }
  const opens = (server: ReturnType<typeof fakeServer>): void =>
    server.on('GET /staff', () => ({
      verifications: null,
      reports: null,
      feedback: null,
      appeals: null,
    }))

  it('has one button for a passkey, also beside the recovery codes', async () => {
    stubPasskeys()
    const { user } = openConsole({ ...none, passkeys: [phone], recoveryCodesLeft: 10 })
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    await screen.findByRole('textbox', { name: 'Recovery code' })
    expect(screen.getAllByRole('button', { name: 'Use a passkey' })).toHaveLength(1)
  })

  it('opens after a code, and says why one was refused', async () => {
    const { user, server } = openConsole(app, {
      'POST /session/second-factor': () => refuse('rate_limited', { retryAfter: 600 }),
    })
    await screen.findByRole('heading', { level: 1, name: 'Give your second factor' })
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByRole('alert')
    server.on('POST /session/second-factor', gone)
    opens(server)
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByRole('navigation', { name: 'Staff' })
  })

  it('opens after a recovery code', async () => {
    const { user, server } = openConsole(app)
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    opens(server)
    await user.type(
      screen.getByRole('textbox', { name: 'Recovery code' }),
      'ABCD-efgh-2345-mnop{Enter}',
    )
    await screen.findByRole('navigation', { name: 'Staff' })
    expect(server.lastBody('POST /session/second-factor')).toEqual({
      recoveryCode: 'abcdefgh2345mnop',
    })
  })

  it('opens after a passkey', async () => {
    const { get } = stubPasskeys()
    const { user, server } = openConsole(
      { ...none, passkeys: [phone] },
      {
        'POST /session/second-factor/passkey': () => ({
          options: { challenge: 'AQID', allowCredentials: [{ id: 'BAUG', type: 'public-key' }] },
        }),
      },
    )
    await screen.findByText('Use the passkey that you have added to your account.')
    expect(screen.queryByRole('textbox')).toBeNull()
    opens(server)
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
    await screen.findByRole('navigation', { name: 'Staff' })
    expect(get).toHaveBeenCalledWith({
      publicKey: {
        challenge: Uint8Array.from([1, 2, 3]),
        allowCredentials: [{ id: Uint8Array.from([4, 5, 6]), type: 'public-key' }],
      },
    })
    expect(server.lastBody('POST /session/second-factor')).toMatchObject({
      passkey: { id: 'AQID', signature: btoa('signed??').replaceAll('/', '_').replaceAll('=', '') },
    })
  })

  it('leads staff without a second factor to the settings', async () => {
    openConsole(none)
    await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })
    const link = screen.getByRole('link', { name: 'Open the settings' })
    expect(link.getAttribute('href')).toBe('/settings')
  })
})

import { mount } from 'svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/parts.css'
import './style/table.css'
import './style/pages.css'
import App from './App.svelte'
import { spoken } from './lib/language.svelte'
import { newerRelease } from './lib/release'
import { chosen } from './lib/settings.svelte'

chosen.dress()
newerRelease()
void spoken.begin().then(() => mount(App, { target: document.getElementById('app')! }))
if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register('/worker.js').catch(() => undefined)

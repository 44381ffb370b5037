import type { FromFrame, ToFrame } from './frame-messages.ts';

/**
 * Runs on a stranger's page, before anything else of ours: `<script async src="https://HOST/widget.js"
 * data-site-key="demo">`. A button, the frame when it is opened, and one global:
 * `Baton('open' | 'close' | 'toggle' | 'identify', jwt | 'logout' | 'on', event, listener)`.
 * `data-locale` and `data-color` (six hex digits) are optional.
 * Styles are constructed sheets in a shadow root: a strict CSP allows them.
 */
type Listener = (detail?: number) => void;
type Command = [name: string, detail?: string, listener?: Listener];
type Global = ((...command: Command) => void) & { q?: Command[] };

const css = `:host{all:initial}
button,iframe{position:fixed;inset-inline-end:20px;z-index:2147483000;border:0;color-scheme:light dark;box-shadow:0 0 1px #fff,0 8px 28px #0004}
button{bottom:20px;width:56px;height:56px;border-radius:50%;cursor:pointer;background:var(--c,#0d5c5a);color:#fff}
button:focus-visible{outline:3px solid #58a6e8;outline-offset:3px}
button:before{content:"";position:absolute;inset:16px;background:currentColor;clip-path:path("M2 2H22Q24 2 24 4V16Q24 18 22 18H11L5 23V18H2Q0 18 0 16V4Q0 2 2 2Z")}
[aria-expanded=true]:before{clip-path:path("M2 7 4 5 12 13 20 5 22 7 12 17Z")}
button[data-n]:after{content:attr(data-n);position:absolute;top:-4px;inset-inline-end:-4px;min-width:20px;font:600 12px/20px system-ui;border-radius:10px;background:#b0271f;color:#fff}
iframe{bottom:88px;width:400px;height:min(680px,100% - 108px);border-radius:16px;background:Canvas}
[hidden]{display:none}
@media(forced-colors:active){button{border:2px solid}button:before{forced-color-adjust:none;background:ButtonText}}
@media(max-width:480px){iframe{inset:0;width:100%;height:100%;border-radius:0}[aria-expanded=true]{display:none}}`;

const view = window as typeof window & { Baton?: Global };
const script = (document.currentScript ??
  document.querySelector('script[data-site-key]')) as HTMLScriptElement;
const waiting = view.Baton;
if (script && (!waiting || waiting.q)) start(waiting?.q ?? []);

function start(queued: Command[]): void {
  const { siteKey = '', locale = '', color = '' } = script.dataset;
  const home = new URL(script.src).origin;
  const listeners: Record<string, Listener[]> = {};
  const state: ToFrame = { baton: 'state', open: false };
  let frame: HTMLIFrameElement | undefined;

  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  if (color) host.style.setProperty('--c', `#${color}`);
  const button = document.createElement('button');
  button.onclick = () => show(!state.open);
  root.append(button);

  const tell = () => frame?.contentWindow?.postMessage(state, home);
  const emit = (event: string, detail?: number) => {
    for (const listener of listeners[event] ?? []) listener(detail);
  };
  const label = (unread = 0) => {
    button.ariaLabel = unread ? `Chat (${unread})` : 'Chat';
    button.ariaExpanded = `${state.open}`;
    if (unread) button.dataset.n = `${unread}`;
    else delete button.dataset.n;
  };
  const load = () => {
    if (frame) return;
    frame = document.createElement('iframe');
    frame.title = 'Chat';
    frame.hidden = !state.open;
    // The frame learns from the fragment which page may talk to it; servers never see it.
    frame.src = `${home}/embed?site=${siteKey}&lang=${locale}&color=${color}#${location.origin + location.pathname}`;
    root.prepend(frame);
  };
  const show = (open: boolean) => {
    if (open === state.open) return;
    state.open = open;
    load();
    if (frame) frame.hidden = !open;
    label();
    tell();
    if (open) frame?.focus();
    else button.focus();
    emit(open ? 'open' : 'close');
  };

  view.Baton = (name, detail, listener) => {
    if (name === 'on') {
      listeners[`${detail}`] ??= [];
      if (listener) listeners[`${detail}`]?.push(listener);
    } else if (name === 'identify' || name === 'logout') {
      state.jwt = name === 'logout' ? null : (detail ?? null);
      tell();
    } else show(name === 'open' || (name === 'toggle' && !state.open));
  };
  addEventListener('message', ({ data, origin, source }: MessageEvent<FromFrame>) => {
    if (!frame || origin !== home || source !== frame.contentWindow) return;
    if (data.baton === 'ready') tell();
    if (data.baton === 'close') show(false);
    if (data.baton === 'unread') label(data.n);
    if (data.baton === 'chatted') remember();
    emit(data.baton, data.n);
  });

  // Who chatted before gets the frame in a quiet moment, so that an answer can be announced.
  const key = `baton:${siteKey}`;
  const remember = () => {
    try {
      localStorage.setItem(key, '1');
    } catch {}
  };
  try {
    if (localStorage.getItem(key)) (view.requestIdleCallback ?? setTimeout)(load);
  } catch {}

  label();
  for (const command of queued) view.Baton(...command);
  const attach = () => document.body.append(host);
  if (document.body) attach();
  else addEventListener('DOMContentLoaded', attach);
}

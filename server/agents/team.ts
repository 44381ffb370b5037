import type { Team } from './team-rules.ts';

/**
 * The demo team, as data: the whole of it on one screen. `loadTeam` (team-rules.ts) refuses a bad
 * one with the reason (handoff.md H11). Mandates are split by permission, not by topic.
 */
export const demoTeam: Team = {
  entry: 'triage',
  agents: {
    triage: {
      mandate: 'route',
      names: {
        en: 'Triage',
        fr: 'Accueil',
        it: 'Accoglienza',
        es: 'Recepción',
        de: 'Empfang',
        ar: 'الاستقبال',
      },
      handoffDescription: 'Understands what a customer needs and brings them to who can do it.',
      goal: 'Find out what the customer needs and hand over, decline, or ask one short question.',
      constraints: ['Answer only through tools.', 'Never solve a specialist question yourself.'],
      tools: [],
      transfersTo: ['billing', 'orders', 'technical', 'account', 'senior'],
      alternatives: [],
      canFinish: {},
    },
    billing: {
      mandate: 'money: payments, invoices and refunds',
      names: {
        en: 'Billing',
        fr: 'Facturation',
        it: 'Fatturazione',
        es: 'Facturación',
        de: 'Abrechnung',
        ar: 'الفواتير',
      },
      handoffDescription:
        'Payments, charges, invoices and refunds on existing orders. Not delivery, not sign-in, not repairs.',
      goal: 'Explain charges and invoices, and refund what may be refunded, once.',
      constraints: [
        'Verify who asks before any customer data or money.',
        'Never promise an amount before the tool said it.',
      ],
      tools: [
        'get_customer',
        'lookup_order',
        'lookup_invoice',
        'process_refund',
        'search_articles',
      ],
      transfersTo: [],
      alternatives: [],
      canFinish: { refund: 1, invoice: 1, charge: 1 },
    },
    orders: {
      mandate: 'goods: where they are, returns and changes',
      names: {
        en: 'Orders',
        fr: 'Commandes',
        it: 'Ordini',
        es: 'Pedidos',
        de: 'Bestellungen',
        ar: 'الطلبات',
      },
      handoffDescription:
        'Tracking, delivery, returns and changes of an order. Not refunds or invoices, not sign-in.',
      goal: 'Find parcels, check returns and change deliveries.',
      constraints: ['Verify who asks before any customer data.'],
      tools: [
        'get_customer',
        'lookup_order',
        'list_orders',
        'track_parcel',
        'check_return',
        'change_address',
        'search_articles',
      ],
      transfersTo: [],
      alternatives: ['senior'],
      canFinish: { track: 1, return: 1, change: 1 },
    },
    technical: {
      mandate: 'devices and software that do not work',
      names: {
        en: 'Technical support',
        fr: 'Assistance technique',
        it: 'Assistenza tecnica',
        es: 'Soporte técnico',
        de: 'Technischer Support',
        ar: 'الدعم الفني',
      },
      handoffDescription:
        'Something does not work: a device, an app, a connection, an error message. Not charges, not delivery.',
      goal: 'Find the cause with the customer, one step at a time.',
      constraints: ['One step at a time.', 'Ask what was tried only if it is not known.'],
      tools: ['run_diagnosis', 'get_customer', 'lookup_order', 'search_articles'],
      transfersTo: [],
      alternatives: ['senior'],
      canFinish: { diagnose: 1 },
    },
    account: {
      mandate: 'sign-in, personal data and closing',
      names: {
        en: 'Account',
        fr: 'Compte',
        it: 'Account',
        es: 'Cuenta',
        de: 'Konto',
        ar: 'الحساب',
      },
      handoffDescription:
        'Sign-in, password, personal data, newsletter and closing of an account. Not orders, not charges.',
      goal: 'Help customers into their account and keep their data right.',
      constraints: ['Verify who asks before any change.', 'Never ask for a password.'],
      tools: ['get_customer', 'change_address', 'search_articles'],
      transfersTo: [],
      alternatives: ['senior'],
      canFinish: { sign_in: 1, data: 1 },
    },
    senior: {
      mandate: 'tangled cases across domains, reads only',
      names: {
        en: 'Senior support',
        fr: 'Support expert',
        it: 'Assistenza senior',
        es: 'Soporte experto',
        de: 'Senior-Support',
        ar: 'الدعم المتقدم',
      },
      handoffDescription:
        'Tangled cases: several intents at once or failed attempts. Reads across domains, moves no money.',
      goal: 'Untangle the case, answer what can be read, and bring the rest to a person.',
      constraints: ['Verify who asks before any customer data.', 'Never promise money.'],
      tools: [
        'get_customer',
        'lookup_order',
        'list_orders',
        'lookup_invoice',
        'track_parcel',
        'check_return',
        'search_articles',
      ],
      transfersTo: [],
      alternatives: [],
      canFinish: {},
    },
  },
};

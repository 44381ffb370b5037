/** The password of every demo sign-in. Demo mode listens on 127.0.0.1 only (decisions.md 25). */
export const DEMO_PASSWORD = 'baton-demo';

export type Role = 'operator' | 'supervisor' | 'administrator';

export interface DemoUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  languages: string[];
}

export const demoUsers: DemoUser[] = [
  {
    id: 'demo-ana',
    name: 'Ana Ruiz',
    email: 'ana@demo.test',
    role: 'operator',
    languages: ['en', 'es', 'it'],
  },
  {
    id: 'demo-luc',
    name: 'Luc Martin',
    email: 'luc@demo.test',
    role: 'operator',
    languages: ['en', 'fr', 'de', 'ar'],
  },
  {
    id: 'demo-vera',
    name: 'Vera Conti',
    email: 'vera@demo.test',
    role: 'supervisor',
    languages: ['en', 'it'],
  },
  {
    id: 'demo-root',
    name: 'Robin Root',
    email: 'root@demo.test',
    role: 'administrator',
    languages: ['en'],
  },
];

export interface DemoCustomer {
  name: string;
  email: string;
  phone: string | null;
  street: string;
  postcode: string;
  city: string;
  country: string;
  plan: 'standard' | 'plus';
}

export const demoCustomers: DemoCustomer[] = [
  {
    name: 'Mia Brandt',
    email: 'mia@example.test',
    phone: '+49 30 5550 1471',
    street: 'Lindenweg 14',
    postcode: '10437',
    city: 'Berlin',
    country: 'DE',
    plan: 'standard',
  },
  {
    name: 'Jonas Keller',
    email: 'jonas@example.test',
    phone: '+43 1 555 0182',
    street: 'Gartengasse 3',
    postcode: '1050',
    city: 'Vienna',
    country: 'AT',
    plan: 'plus',
  },
  {
    name: 'Sofia Marin',
    email: 'sofia@example.test',
    phone: '+34 91 555 0133',
    street: 'Calle del Olmo 21',
    postcode: '28012',
    city: 'Madrid',
    country: 'ES',
    plan: 'plus',
  },
  {
    name: 'Noah Petit',
    email: 'noah@example.test',
    phone: null,
    street: '8 rue des Tilleuls',
    postcode: '69003',
    city: 'Lyon',
    country: 'FR',
    plan: 'standard',
  },
  {
    name: 'Giulia Serra',
    email: 'giulia@example.test',
    phone: '+39 06 5550 164',
    street: 'Via dei Faggi 9',
    postcode: '00153',
    city: 'Rome',
    country: 'IT',
    plan: 'standard',
  },
  {
    name: 'Layla Haddad',
    email: 'layla@example.test',
    phone: '+356 2155 0190',
    street: '4 Triq il-Qamar',
    postcode: 'SLM 1420',
    city: 'Sliema',
    country: 'MT',
    plan: 'standard',
  },
  {
    name: 'Emma Clark',
    email: 'emma@example.test',
    phone: '+353 1 555 0117',
    street: '27 Harbour Row',
    postcode: 'D02 X285',
    city: 'Dublin',
    country: 'IE',
    plan: 'standard',
  },
];

import { article } from './article.ts';

export const english = [
  article(
    'refund-policy',
    'Refund policy',
    ['refund', 'billing'],
    [
      [
        '',
        'You get your money back for anything that arrives broken, is wrong, never arrives, or is returned in time.',
      ],
      [
        'When you get your money back',
        'Refunds go to the card or account that paid. Banks usually show them within five working days. Shipping is refunded too when the fault is ours.',
      ],
      [
        'Who decides',
        'Refunds up to 50 EUR or 50 USD are paid at once when we know who you are. Up to 500, a member of our team looks at the case first. Larger amounts are always handled by a person.',
      ],
      [
        'What is not refunded',
        'Gift cards, items made to measure, and opened bulbs are not refunded unless they are faulty.',
      ],
    ],
  ),
  article(
    'returns',
    'Returns',
    ['return', 'orders'],
    [
      [
        'How long you can return',
        'You can return an order or a single item within 30 days of delivery.',
      ],
      [
        'How to return',
        'Ask for a return label in this chat with your order number. Pack the item in its box, put the label on it and hand it in at any parcel shop.',
      ],
      [
        'What it costs',
        'Returns are free inside the European Union. From other countries the label costs 6 EUR, taken from the refund.',
      ],
      [
        'Condition',
        'Items must be unused and complete. Something that arrived broken can be returned in any condition.',
      ],
      [
        'Exchanges',
        'We do not exchange directly: return the item for a refund and order the other size or colour.',
      ],
    ],
  ),
  article(
    'delivery-times',
    'Delivery times and costs',
    ['delivery', 'orders'],
    [
      ['', 'Orders placed before 2 pm on a working day leave our warehouse the same day.'],
      [
        'How long delivery takes',
        'Germany and Austria: 2 to 3 working days. Other countries of the European Union: 3 to 6 working days. Furniture: 7 to 12 working days, with an appointment.',
      ],
      [
        'What delivery costs',
        'Delivery is 4.90 EUR, and free from 60 EUR. Furniture is delivered for 29 EUR.',
      ],
      [
        'When a parcel is late',
        'If tracking has not moved for three working days, tell us your order number and we look for it with the carrier.',
      ],
    ],
  ),
  article(
    'delivery-countries',
    'Countries we deliver to',
    ['delivery', 'countries'],
    [
      ['', 'We deliver to all countries of the European Union, Norway and Switzerland.'],
      [
        'Islands and Malta',
        'Malta, Cyprus, the Canary Islands, Sicily and Sardinia are included. Delivery there takes 6 to 9 working days and costs 9.90 EUR. Furniture cannot be sent to Malta and Cyprus.',
      ],
      [
        'Outside this area',
        'We do not deliver to the United Kingdom, the United States or other countries yet.',
      ],
      [
        'Customs',
        'Parcels to Norway and Switzerland are sent with taxes paid: nothing is due at the door.',
      ],
    ],
  ),
  article(
    'damaged-on-arrival',
    'Something arrived damaged',
    ['damaged', 'refund', 'orders'],
    [
      ['', 'We are sorry. Anything that arrives broken is refunded or replaced, as you prefer.'],
      [
        'What we need',
        'Your order number and what is broken. A photo helps but is not required for items up to 50 EUR.',
      ],
      [
        'Do I have to send it back?',
        'Broken glass, bulbs and lamps stay with you: recycle them. For furniture and electronics we collect the item.',
      ],
      ['How long you have', 'Tell us within 14 days of delivery.'],
    ],
  ),
  article(
    'warranty',
    'Warranty',
    ['warranty', 'technical'],
    [
      ['', 'Everything we sell has a two-year legal warranty. Oak furniture has five years.'],
      [
        'What is covered',
        'Faults of material and making, and electronics that stop working in normal use.',
      ],
      ['What is not covered', 'Wear, scratches, bulbs, batteries, and damage from falls or water.'],
      [
        'How to claim',
        'Write to us in this chat with your order number and describe the fault. We repair, replace or refund.',
      ],
    ],
  ),
  article(
    'payment-methods',
    'Payment methods',
    ['payment', 'billing'],
    [
      ['', 'You can pay by card, bank transfer, PayPal or on invoice.'],
      [
        'Cards',
        'Visa, Mastercard and American Express. The card is charged when the order leaves our warehouse.',
      ],
      [
        'Pay by invoice',
        'Invoices are due 14 days after delivery. They are offered for orders up to 300 EUR.',
      ],
      [
        'A payment was declined',
        'Check the card limit and the billing address, then try again. Nothing is charged by a declined payment; a reservation disappears within three days.',
      ],
      [
        'Charged twice',
        'A second line is nearly always a reservation that disappears by itself. If both are booked, tell us the order number and we refund one.',
      ],
    ],
  ),
  article(
    'invoices',
    'Invoices',
    ['invoice', 'billing'],
    [
      ['', 'The invoice comes by e-mail when your order leaves our warehouse.'],
      [
        'Get a copy',
        'Ask for it in this chat with the order or invoice number. Invoice numbers look like INV-20431.',
      ],
      [
        'Company name and VAT number',
        'We can add a company name and a VAT number within 30 days. The amount does not change.',
      ],
      [
        'Overdue invoices',
        'A reminder comes after 14 days and is free. After the second one we add 5 EUR.',
      ],
    ],
  ),
  article(
    'change-address',
    'Change a delivery address',
    ['address', 'orders', 'account'],
    [
      ['', 'The address of an order can be changed until it is shipped.'],
      [
        'Before shipping',
        'Tell us the order number and the new address in this chat. We check who you are first.',
      ],
      [
        'After shipping',
        'The carrier can redirect the parcel: use the link in your tracking e-mail.',
      ],
      [
        'Your saved address',
        'Changing the address of your account does not change orders that are already placed.',
      ],
    ],
  ),
  article(
    'cancel-order',
    'Cancel an order',
    ['cancel', 'orders'],
    [
      ['', 'An order can be cancelled free of charge until it is packed.'],
      [
        'After packing',
        'Once it is packed or shipped, please wait for the parcel and return it: returns are free inside the European Union.',
      ],
      [
        'Refund of a cancelled order',
        'Cancelled orders are refunded the same day, to the card or account that paid.',
      ],
    ],
  ),
  article(
    'password-reset',
    'Reset your password',
    ['password', 'sign-in', 'account'],
    [
      ['', 'You can set a new password yourself on the sign-in page.'],
      [
        'How to reset',
        'Choose "Forgot password" on the sign-in page and type your e-mail address. The link in the e-mail is valid for one hour.',
      ],
      [
        'No e-mail arrives',
        'Look in the spam folder and check the address for typing mistakes. If you signed up with another address, try that one.',
      ],
      [
        'Locked account',
        'After ten wrong passwords sign-in is locked for 15 minutes. We never ask for your password.',
      ],
    ],
  ),
  article(
    'close-account',
    'Close your account and your data',
    ['account', 'privacy', 'close'],
    [
      ['', 'You can close your account at any time, and ask for a copy of your data.'],
      [
        'Close the account',
        'Tell us in this chat. We check who you are, and close the account within two days. Open orders are delivered first.',
      ],
      [
        'What is deleted',
        'Name, addresses, wish lists and newsletter are deleted. Invoices are kept for ten years because the law asks for it.',
      ],
      ['A copy of your data', 'We send it to your e-mail address within seven days.'],
      ['Newsletter', 'Every newsletter has a link to unsubscribe at its end.'],
    ],
  ),
  article(
    'contact-hours',
    'Contact and opening hours',
    ['contact', 'hours'],
    [
      ['', 'The assistant of this chat answers day and night.'],
      [
        'Opening hours of our team',
        'Our team answers Monday to Friday from 8 am to 8 pm and Saturday from 9 am to 4 pm, Central European Time.',
      ],
      [
        'Showroom',
        'Our showroom in Berlin, Lindenhof 2, is open Tuesday to Saturday from 10 am to 6 pm.',
      ],
    ],
  ),
  article(
    'gift-cards',
    'Gift cards',
    ['gift card', 'billing'],
    [
      ['', 'Gift cards are sent by e-mail and are valid for three years.'],
      ['Use a gift card', 'Type its code on the payment page. What is left stays on the card.'],
      [
        'Lost code',
        'Tell us who bought it and when: we send the code again to the address it went to.',
      ],
    ],
  ),
];

import type { Words } from './words.ts';

export const es: Words = {
  hello:
    'Hola. Soy el asistente de la tienda. Puedo ayudar con pagos y reembolsos, pedidos y entregas, problemas técnicos y su cuenta. ¿De qué se trata?',
  welcome: 'De nada. Escríbanos cuando quiera.',
  machine:
    'Soy un asistente automático, no una persona. Puede pedir una persona en cualquier momento. ¿Qué puedo hacer por usted?',
  decline:
    'No puedo ayudar con eso aquí. Puedo ayudar con pagos y reembolsos, pedidos y entregas, problemas técnicos y su cuenta.',
  clarify: {
    question: '¿De qué se trata?',
    why: 'Lo pregunto para que responda el compañero adecuado.',
  },
  topics: {
    billing: 'Pago, factura o reembolso',
    orders: 'Pedido o entrega',
    technical: 'Algo no funciona',
    account: 'Mi cuenta o el acceso',
  },
  ask: {
    order_id: {
      question: '¿Cuál es el número de pedido?',
      why: 'Lo necesito porque no está en su mensaje, y con él encuentro el pedido.',
    },
    invoice_id: {
      question: '¿Cuál es el número de la factura?',
      why: 'Lo necesito porque no está en su mensaje. En la factura es del tipo INV-…',
    },
    email: {
      question: '¿Con qué correo electrónico está registrada la cuenta?',
      why: 'Lo necesito para enviar un código que demuestra que la cuenta es suya.',
    },
    address: {
      question: '¿Cuál es la nueva dirección: calle y número, código postal, ciudad, país?',
      why: 'Necesito la dirección completa para que llegue el paquete.',
    },
    problem: {
      question: '¿Qué producto es y qué ocurre exactamente?',
      why: 'Necesito las dos cosas para encontrar la causa.',
    },
  },
  codeMark: 'código de seis cifras',
  codeForOrder: (order) =>
    `Antes de abrir sus datos debo saber que es usted. He enviado un código de seis cifras al correo del pedido ${order}. Escríbalo aquí, por favor.`,
  codeForEmail: (email) =>
    `Antes de abrir sus datos debo saber que es usted. Si ${email} es el correo registrado, allí hay un código de seis cifras. Escríbalo aquí, por favor.`,
  codeReminder:
    'Para seguir todavía necesito el código de seis cifras de ese correo. Si no ha llegado, mire en el spam o revise el número que me dio, y pídame un código nuevo.',
  notFound: (number) => `No encuentro ${number} entre lo que es suyo aquí.`,
  didYouMean: (numbers) => `¿Quería decir ${numbers}?`,
  refunded: (amount, order) =>
    `He reembolsado ${amount} del pedido ${order}. El dinero vuelve a la tarjeta o cuenta que pagó.`,
  alreadyRefunded: (amount, order) =>
    `El pedido ${order} ya se reembolsó con ${amount}; nada se paga dos veces.`,
  noRefundYet: (order) => `Todavía no se ha hecho ningún reembolso del pedido ${order}.`,
  tooEarlyToRefund: (order, status) =>
    `El pedido ${order} está ${status}, así que aún no puedo reembolsarlo.`,
  status: {
    placed: 'registrado, aún sin embalar',
    packed: 'embalado',
    shipped: 'en camino',
    delivered: 'entregado',
    returned: 'devuelto',
    cancelled: 'cancelado',
  },
  orderIs: (order, status) => `El pedido ${order} está ${status}.`,
  parcel: (carrier, tracking) => `Viaja con ${carrier}, número de seguimiento ${tracking}.`,
  lastSeen: (place) => `Última parada: ${place}.`,
  expected: (date) => `Se espera para el ${date}.`,
  deliveredOn: (order, place) =>
    `El transportista registró el pedido ${order} como entregado en ${place}.`,
  mayReturn: (order, until) =>
    until === null
      ? `Puede devolver el pedido ${order}.`
      : `Puede devolver el pedido ${order} hasta el ${until}.`,
  mayNotReturn: (order, reason) => `El pedido ${order} no se puede devolver: ${reason}.`,
  returnReason: {
    in_time: 'está en plazo',
    too_late: 'el plazo de devolución ha pasado',
    not_delivered: 'todavía no está entregado',
    already_returned: 'ya se devolvió',
    cancelled: 'se canceló',
  },
  cannotCancel: (order, status) =>
    `El pedido ${order} está ${status} y ya no se puede cancelar. Podrá devolverlo cuando llegue.`,
  addressChanged: (address) => `La dirección ahora es: ${address}.`,
  addressTooLate: (order) =>
    `El pedido ${order} ya está en camino y no puedo cambiar su dirección. El transportista puede desviarlo: use el enlace del correo de seguimiento.`,
  yourOrders: 'Sus pedidos:',
  invoiceIs: (invoice, amount, status) => `La factura ${invoice} es de ${amount} y está ${status}.`,
  invoiceDue: (date) => `Vence el ${date}.`,
  invoiceStatus: { open: 'abierta', paid: 'pagada', overdue: 'vencida' },
  source: (title) => `Fuente: nuestro artículo de ayuda «${title}».`,
  unknown: 'No tengo ningún artículo sobre eso y prefiero no adivinar.',
  iCan: {
    billing: 'Puedo explicar un cargo o una factura, y reembolsar un pedido.',
    orders:
      'Puedo localizar un paquete, revisar una devolución y cambiar una dirección de entrega.',
    technical: 'Puedo buscar la causa cuando algo no funciona.',
    account: 'Puedo ayudar con el acceso, sus datos y el cierre de la cuenta.',
    senior: 'Puedo mirar juntos sus pedidos, facturas y paquetes.',
  },
  tryThis: (cause, step) => `${cause} Pruebe primero esto: ${step}`,
  thenTry: (steps) => `Después pruebe esto: ${steps}`,
  didItHelp: '¿Funciona ahora?',
  works: 'Me alegra saber que funciona.',
  goodbye: 'De nada. Adiós.',
  colleagueNote: 'Gracias por esperar. He leído la nota de mi compañero.',
  whatElse: '¿Qué más puedo hacer por usted?',
};

import { article } from './article.ts';

export const spanish = [
  article(
    'refund-policy',
    'Reembolsos',
    ['refund', 'billing'],
    [
      [
        '',
        'Te devolvemos el dinero de todo lo que llega roto, es incorrecto, no llega nunca o se devuelve a tiempo.',
      ],
      [
        'Cuándo recibes el dinero',
        'El dinero vuelve a la tarjeta o cuenta que pagó, normalmente en cinco días laborables. Los gastos de envío se devuelven si el error es nuestro.',
      ],
      [
        'Quién decide',
        'Hasta 50 EUR el reembolso sale al momento cuando sabemos quién eres. Hasta 500 EUR una persona del equipo mira antes el caso. Por encima siempre lo lleva una persona.',
      ],
    ],
  ),
  article(
    'returns',
    'Devoluciones',
    ['return', 'orders'],
    [
      [
        'Cuánto tiempo tienes para devolver',
        'Puedes devolver un pedido o un artículo en los 30 días después de la entrega.',
      ],
      [
        'Cómo devolver',
        'Pide una etiqueta de devolución en este chat con tu número de pedido, embala el artículo y entrégalo en un punto de recogida.',
      ],
      [
        'Precio',
        'Las devoluciones son gratis en la Unión Europea. Desde otros países la etiqueta cuesta 6 EUR, que se restan del reembolso.',
      ],
    ],
  ),
  article(
    'delivery-times',
    'Plazos y gastos de envío',
    ['delivery', 'orders'],
    [
      ['', 'Los pedidos hechos antes de las 14 h de un día laborable salen el mismo día.'],
      [
        'Cuánto tarda el envío',
        'Alemania y Austria: 2 a 3 días laborables. Otros países de la Unión Europea: 3 a 6 días laborables. Muebles: 7 a 12 días laborables, con cita.',
      ],
      [
        'Cuánto cuesta el envío',
        'El envío cuesta 4,90 EUR y es gratis desde 60 EUR. Los muebles se entregan por 29 EUR.',
      ],
      [
        'Paquete con retraso',
        'Si el seguimiento no se mueve desde hace tres días laborables, danos tu número de pedido: buscamos el paquete con el transportista.',
      ],
    ],
  ),
  article(
    'delivery-countries',
    'Países de envío',
    ['delivery', 'countries'],
    [
      ['', 'Enviamos a toda la Unión Europea, Noruega y Suiza.'],
      [
        'Islas y Malta',
        'Malta, Chipre, Canarias, Sicilia y Cerdeña están incluidas: 6 a 9 días laborables, 9,90 EUR. Los muebles no se envían a Malta ni a Chipre.',
      ],
      ['Otros países', 'Todavía no enviamos al Reino Unido, a Estados Unidos ni a otros países.'],
    ],
  ),
  article(
    'damaged-on-arrival',
    'Artículo que llegó roto',
    ['damaged', 'refund', 'orders'],
    [
      ['', 'Lo sentimos. Un artículo que llega roto se reembolsa o se cambia, como prefieras.'],
      [
        'Qué necesitamos',
        'Tu número de pedido y qué está roto. Una foto ayuda, pero no es necesaria hasta 50 EUR.',
      ],
      [
        '¿Tengo que devolverlo?',
        'Cristales, bombillas y lámparas rotas se quedan contigo: recíclalas. Los muebles y aparatos los recogemos.',
      ],
      ['Plazo', 'Avísanos en los 14 días después de la entrega.'],
    ],
  ),
  article(
    'password-reset',
    'Restablecer la contraseña',
    ['password', 'sign-in', 'account'],
    [
      ['', 'Puedes elegir una contraseña nueva en la página de acceso.'],
      [
        'Cómo hacerlo',
        'Pulsa "He olvidado la contraseña" y escribe tu correo electrónico. El enlace que recibes vale una hora.',
      ],
      [
        'No llega el correo',
        'Mira en el correo no deseado y revisa la dirección. Nunca pedimos tu contraseña.',
      ],
    ],
  ),
  article(
    'close-account',
    'Cerrar la cuenta y tus datos',
    ['account', 'privacy', 'close'],
    [
      ['', 'Puedes cerrar tu cuenta cuando quieras y pedir una copia de tus datos.'],
      [
        'Cerrar la cuenta',
        'Dilo en este chat. Comprobamos quién eres y cerramos la cuenta en dos días.',
      ],
      [
        'Qué se borra',
        'Nombre, direcciones, listas y boletín se borran. Las facturas se guardan diez años, como pide la ley.',
      ],
    ],
  ),
];

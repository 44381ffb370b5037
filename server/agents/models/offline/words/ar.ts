import type { Words } from './words.ts';

export const ar: Words = {
  hello:
    'مرحبا. أنا مساعد المتجر. أستطيع المساعدة في المدفوعات والمبالغ المستردة، والطلبات والتوصيل، والمشاكل التقنية، وحسابك. ما الموضوع؟',
  welcome: 'على الرحب والسعة. اكتب لنا متى شئت.',
  machine: 'أنا مساعد آلي ولست شخصا. يمكنك طلب شخص في أي وقت. كيف أستطيع مساعدتك؟',
  decline:
    'لا أستطيع المساعدة في هذا هنا. أستطيع المساعدة في المدفوعات والمبالغ المستردة، والطلبات والتوصيل، والمشاكل التقنية، وحسابك.',
  clarify: { question: 'ما الموضوع؟', why: 'أسأل حتى يجيبك الزميل المناسب.' },
  topics: {
    billing: 'دفع أو فاتورة أو استرداد',
    orders: 'طلب أو توصيل',
    technical: 'شيء لا يعمل',
    account: 'حسابي أو تسجيل الدخول',
  },
  ask: {
    order_id: {
      question: 'ما رقم الطلب؟',
      why: 'أحتاجه لأنه ليس في رسالتك، وبه أجد الطلب.',
    },
    invoice_id: {
      question: 'ما رقم الفاتورة؟',
      why: 'أحتاجه لأنه ليس في رسالتك. شكله على الفاتورة INV-…',
    },
    email: {
      question: 'ما عنوان البريد الإلكتروني المسجل به حسابك؟',
      why: 'أحتاجه لإرسال رمز يثبت أن الحساب لك.',
    },
    address: {
      question: 'ما العنوان الجديد: الشارع والرقم، الرمز البريدي، المدينة، البلد؟',
      why: 'أحتاج العنوان كاملا حتى يصل الطرد.',
    },
    problem: {
      question: 'ما المنتج، وماذا يحدث بالضبط؟',
      why: 'أحتاج الأمرين لأجد السبب.',
    },
  },
  codeMark: 'رمزا من ستة أرقام',
  codeForOrder: (order) =>
    `قبل أن أفتح بياناتك يجب أن أعرف أنك أنت. أرسلت رمزا من ستة أرقام إلى البريد المسجل للطلب ${order}. اكتبه هنا من فضلك.`,
  codeForEmail: (email) =>
    `قبل أن أفتح بياناتك يجب أن أعرف أنك أنت. إذا كان ${email} هو البريد المسجل فستجد فيه رمزا من ستة أرقام. اكتبه هنا من فضلك.`,
  codeReminder:
    'لأتابع ما زلت أنتظر منك رمزا من ستة أرقام وصلك في ذلك البريد. إذا لم يصل فانظر في البريد المزعج أو راجع الرقم الذي أعطيته، واطلب مني رمزا جديدا.',
  notFound: (number) => `لا أجد ${number} بين ما يخصك هنا.`,
  didYouMean: (numbers) => `هل تقصد ${numbers}؟`,
  refunded: (amount, order) =>
    `أعدت مبلغ ${amount} عن الطلب ${order}. يعود المال إلى البطاقة أو الحساب الذي دفع.`,
  alreadyRefunded: (amount, order) =>
    `سبق أن أعيد مبلغ ${amount} عن الطلب ${order}، ولا يدفع شيء مرتين.`,
  noRefundYet: (order) => `لم يرد أي مبلغ عن الطلب ${order} حتى الآن.`,
  tooEarlyToRefund: (order, status) =>
    `حالة الطلب ${order}: ${status}، لذلك لا أستطيع رد المبلغ بعد.`,
  status: {
    placed: 'مسجل ولم يعبأ بعد',
    packed: 'معبأ',
    shipped: 'في الطريق',
    delivered: 'تم التسليم',
    returned: 'مرتجع',
    cancelled: 'ملغى',
  },
  orderIs: (order, status) => `حالة الطلب ${order}: ${status}.`,
  parcel: (carrier, tracking) => `الشحنة مع ${carrier}، رقم التتبع ${tracking}.`,
  lastSeen: (place) => `آخر مكان لها: ${place}.`,
  expected: (date) => `الموعد المتوقع: ${date}.`,
  deliveredOn: (order, place) => `سجلت شركة النقل أن الطلب ${order} سلم في ${place}.`,
  mayReturn: (order, until) =>
    until === null ? `يمكنك إرجاع الطلب ${order}.` : `يمكنك إرجاع الطلب ${order} حتى ${until}.`,
  mayNotReturn: (order, reason) => `لا يمكن إرجاع الطلب ${order}: ${reason}.`,
  returnReason: {
    in_time: 'في المدة',
    too_late: 'انتهت مدة الإرجاع',
    not_delivered: 'لم يسلم بعد',
    already_returned: 'أرجع من قبل',
    cancelled: 'ألغي',
  },
  cannotCancel: (order, status) =>
    `حالة الطلب ${order}: ${status}، ولم يعد ممكنا إلغاؤه. يمكنك إرجاعه عندما يصل.`,
  addressChanged: (address) => `العنوان الآن: ${address}.`,
  addressTooLate: (order) =>
    `الطلب ${order} في الطريق، ولا أستطيع تغيير عنوانه. تستطيع شركة النقل تحويله: استعمل الرابط في بريد التتبع.`,
  yourOrders: 'طلباتك:',
  invoiceIs: (invoice, amount, status) => `الفاتورة ${invoice} بمبلغ ${amount} وحالتها: ${status}.`,
  invoiceDue: (date) => `تاريخ الاستحقاق: ${date}.`,
  invoiceStatus: { open: 'مفتوحة', paid: 'مدفوعة', overdue: 'متأخرة' },
  source: (title) => `المصدر: مقالة المساعدة «${title}».`,
  unknown: 'ليس لدي مقالة عن هذا ولا أريد أن أخمن.',
  iCan: {
    billing: 'أستطيع شرح خصم أو فاتورة ورد ثمن طلب.',
    orders: 'أستطيع إيجاد طرد والتحقق من إرجاع وتغيير عنوان التوصيل.',
    technical: 'أستطيع البحث عن السبب عندما لا يعمل شيء.',
    account: 'أستطيع المساعدة في تسجيل الدخول وبياناتك وإغلاق الحساب.',
    senior: 'أستطيع النظر في طلباتك وفواتيرك وطرودك معا.',
  },
  tryThis: (cause, step) => `${cause} جرب هذا أولا: ${step}`,
  thenTry: (steps) => `ثم جرب هذا: ${steps}`,
  didItHelp: 'هل يعمل الآن؟',
  works: 'يسرني أنه يعمل.',
  goodbye: 'على الرحب والسعة. مع السلامة.',
  colleagueNote: 'شكرا لانتظارك. قرأت ما كتبه زميلي.',
  whatElse: 'ماذا أستطيع أن أفعل لك أيضا؟',
};

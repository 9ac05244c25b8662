import { defineRefusals } from "#core";

/** Refusals of signing in, registering and verification codes (overview §8, catalogue §8). */
export const sessionRefusals = defineRefusals("session", {
  wrongSignIn: {
    status: 422,
    text: { zh: "账号或密码不正确", en: "The account or the password is wrong", ar: "الحساب أو كلمة المرور غير صحيحة" },
  },
  accountFrozen: {
    status: 403,
    text: {
      zh: "账号已被冻结，请联系管理员",
      en: "This account is frozen. Please contact your administrator",
      ar: "الحساب مجمّد، يرجى التواصل مع مسؤول النظام",
    },
  },
  tooManyTries: {
    status: 429,
    text: {
      zh: "密码错误次数过多，请 {minutes} 分钟后再试",
      en: "Too many wrong passwords. Please try again in {minutes} min",
      ar: "محاولات خاطئة كثيرة، يرجى المحاولة لاحقًا (الدقائق المتبقية: {minutes})",
    },
  },
  verificationFailed: {
    status: 422,
    text: {
      zh: "验证失败，请检查验证码",
      en: "Verification failed, please check the code",
      ar: "فشل التحقق، يرجى التأكد من رمز التحقق",
    },
  },
  codeTooSoon: {
    status: 429,
    text: {
      zh: "请在 {seconds} 秒后重新发送",
      en: "You can ask for a new code in {seconds} s",
      ar: "لا يمكن إعادة الإرسال بعد (الثواني المتبقية: {seconds})",
    },
  },
  codeTooMany: {
    status: 429,
    text: {
      zh: "今天向该手机号或邮箱发送的验证码已达上限",
      en: "No more codes can be sent to this address today",
      ar: "تم بلوغ الحد الأقصى لرموز التحقق لهذا العنوان اليوم",
    },
  },
  passwordsDiffer: {
    status: 422,
    text: { zh: "两次输入的密码不一致", en: "The two passwords do not match", ar: "كلمتا المرور غير متطابقتين" },
  },
  passwordWeak: {
    status: 422,
    text: {
      zh: "密码至少 8 位，须同时包含字母和数字",
      en: "Use at least 8 characters with letters and digits",
      ar: "استخدم 8 أحرف على الأقل تجمع بين الحروف والأرقام",
    },
  },
  wrongPassword: {
    status: 422,
    text: { zh: "原密码不正确", en: "The present password is wrong", ar: "كلمة المرور الحالية غير صحيحة" },
  },
  accountFormat: {
    status: 422,
    text: {
      zh: "请输入有效的手机号或邮箱",
      en: "Enter a valid e-mail address or phone number",
      ar: "أدخل بريدًا إلكترونيًا أو رقم هاتف صحيحًا",
    },
  },
  accountTaken: {
    status: 409,
    text: {
      zh: "该手机号或邮箱已注册，请直接登录",
      en: "The phone number or e-mail has been registered, please go to login",
      ar: "رقم الهاتف أو البريد مسجّل من قبل، يرجى تسجيل الدخول",
    },
  },
  registrationClosed: {
    status: 403,
    text: { zh: "当前未开放注册", en: "Registration is closed", ar: "التسجيل مغلق حاليًا" },
  },
  weChatNotConfigured: {
    status: 422,
    text: {
      zh: "服务器未配置微信登录",
      en: "Signing in with WeChat is not set up on this server",
      ar: "تسجيل الدخول عبر WeChat غير مفعّل على هذا الخادم",
    },
  },
  weChatFailed: {
    status: 422,
    text: {
      zh: "微信授权失败，请重新授权",
      en: "WeChat did not confirm the sign-in. Please start again with WeChat",
      ar: "لم يؤكد WeChat تسجيل الدخول، يرجى البدء من جديد عبر WeChat",
    },
  },
  weChatNotBound: {
    status: 422,
    text: {
      zh: "该微信尚未绑定账号。请重新使用微信授权，并输入账号和密码进行绑定",
      en: "This WeChat is not linked to an account yet. Start again with WeChat, and enter account and password to link it",
      ar: "حساب WeChat هذا غير مرتبط بعد. ابدأ من جديد عبر WeChat ثم أدخل الحساب وكلمة المرور لربطه",
    },
  },
});

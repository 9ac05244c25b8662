import { defineRefusals } from "#core";

export const emailConfigRefusals = defineRefusals("emailConfig", {
  host: {
    status: 422,
    text: {
      zh: "请填写邮件服务器的名称或 IP 地址，例如 smtp.example.com",
      en: "Enter the mail server's name or IP address, such as smtp.example.com",
      ar: "أدخل اسم خادم البريد أو عنوان IP، مثل smtp.example.com",
    },
  },
  tooMany: {
    status: 422,
    text: {
      zh: "最多可添加 {max} 个邮箱账户",
      en: "A maximum of {max} mail accounts can be added",
      ar: "يمكن إضافة {max} حسابات بريد كحد أقصى",
    },
  },
  nameTaken: {
    status: 409,
    text: {
      zh: "已有名为“{name}”的邮箱账户",
      en: "There is a mail account called {name} already",
      ar: "يوجد حساب بريد باسم {name}",
    },
  },
  defaultDisabled: {
    status: 422,
    text: {
      zh: "默认账户必须处于启用状态",
      en: "The default account must be enabled",
      ar: "يجب أن يكون الحساب الافتراضي مفعّلًا",
    },
  },
  secretNeeded: {
    status: 422,
    text: {
      zh: "填写了用户名时必须填写密码",
      en: "A user name needs its password",
      ar: "اسم المستخدم يحتاج إلى كلمة مرور",
    },
  },
  secretAgain: {
    status: 422,
    text: {
      zh: "更换服务器或取消加密时，请重新输入密码",
      en: "Enter the password again: the mail server or its encryption has changed",
      ar: "أعد إدخال كلمة المرور لأن خادم البريد أو تشفيره تغيّر",
    },
  },
  secretUnreadable: {
    status: 422,
    text: {
      zh: "服务器的密钥已更换，无法读取保存的密码，请重新输入密码",
      en: "The server's key has changed, so the stored password cannot be read. Enter it again",
      ar: "تغيّر مفتاح الخادم فتعذّرت قراءة كلمة المرور المحفوظة، أعد إدخالها",
    },
  },
  port: {
    status: 422,
    text: {
      zh: "只能使用端口 {ports}",
      en: "Only these ports may be used: {ports}",
      ar: "يُسمح بهذه المنافذ فقط: {ports}",
    },
  },
  ownNetwork: {
    status: 422,
    text: {
      zh: "该地址位于服务器自身的网络内，不能使用",
      en: "This address is inside the server's own network and may not be used",
      ar: "هذا العنوان داخل شبكة الخادم نفسه ولا يمكن استخدامه",
    },
  },
  hostUnknown: {
    status: 422,
    text: {
      zh: "找不到邮件服务器 {host}，请检查名称",
      en: "There is no mail server {host}. Check the name",
      ar: "لا يوجد خادم بريد باسم {host}، تحقق من الاسم",
    },
  },
  connectionRefused: {
    status: 422,
    text: {
      zh: "{host} 拒绝了端口 {port} 的连接，请检查端口",
      en: "{host} refuses connections on port {port}. Check the port",
      ar: "يرفض {host} الاتصال على المنفذ {port}، تحقق من المنفذ",
    },
  },
  timeout: {
    status: 422,
    text: {
      zh: "{host} 未在时限内应答，请检查端口和加密方式",
      en: "{host} did not answer in time. Check the port and the encryption",
      ar: "لم يُجب {host} في الوقت المحدد، تحقق من المنفذ ونوع التشفير",
    },
  },
  certificate: {
    status: 422,
    text: {
      zh: "{host} 的证书无效或不是发给该名称的，未发送密码",
      en: "The certificate of {host} is not valid or not made out to this name. The password was not sent",
      ar: "شهادة {host} غير صالحة أو لا تخص هذا الاسم، ولم تُرسل كلمة المرور",
    },
  },
  encryption: {
    status: 422,
    text: {
      zh: "{host} 在端口 {port} 不支持所选的加密方式",
      en: "{host} does not offer the chosen encryption on port {port}",
      ar: "لا يدعم {host} نوع التشفير المختار على المنفذ {port}",
    },
  },
  signIn: {
    status: 422,
    text: {
      zh: "邮件服务器拒绝了用户名或密码（代码 {reply}）",
      en: "The mail server does not accept the user name or password (code {reply})",
      ar: "رفض خادم البريد اسم المستخدم أو كلمة المرور (الرمز {reply})",
    },
  },
  sender: {
    status: 422,
    text: {
      zh: "邮件服务器不允许以 {address} 发件（代码 {reply}）",
      en: "The mail server does not let you send as {address} (code {reply})",
      ar: "لا يسمح خادم البريد بالإرسال باسم {address} (الرمز {reply})",
    },
  },
  recipient: {
    status: 422,
    text: {
      zh: "邮件服务器拒收收件地址 {address}（代码 {reply}）",
      en: "The mail server does not accept the recipient {address} (code {reply})",
      ar: "لا يقبل خادم البريد المستلم {address} (الرمز {reply})",
    },
  },
  message: {
    status: 422,
    text: {
      zh: "登录成功，但邮件服务器拒收了测试邮件（代码 {reply}）",
      en: "Signing in worked, but the mail server refused the test message (code {reply})",
      ar: "نجح تسجيل الدخول لكن خادم البريد رفض الرسالة التجريبية (الرمز {reply})",
    },
  },
  dropped: {
    status: 422,
    text: {
      zh: "{host} 中断了连接，请检查端口和加密方式",
      en: "{host} ended the connection. Check the port and the encryption",
      ar: "أنهى {host} الاتصال، تحقق من المنفذ ونوع التشفير",
    },
  },
});

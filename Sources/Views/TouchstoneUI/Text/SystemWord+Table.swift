extension SystemWord {
  /// The words by language, and by script or region where they differ with it.
  ///
  /// - Source: Apple, localisation glossaries of iOS and macOS: `UIKitCore.framework` for what is shown, `UIKit.axbundle` for what is
  ///   said.
  static let translations: [String: [SystemWord: String]] = [
    "ar": [
      .back: "رجوع", .cancel: "إلغاء", .close: "إغلاق", .decrement: "إنقاص", .delete: "حذف", .done: "تم",
      .edit: "تحرير", .help: "مساعدة", .increment: "زيادة", .mixed: "مختلط", .noResults: "لا توجد نتائج",
      .off: "إيقاف", .ok: "موافق", .on: "تشغيل", .paste: "لصق", .search: "بحث", .share: "مشاركة…", .time: "الوقت",
    ],
    "de": [
      .back: "Zurück", .cancel: "Abbrechen", .close: "Schließen", .decrement: "Verringern", .delete: "Löschen",
      .done: "Fertig", .edit: "Bearbeiten", .help: "Hilfe", .increment: "Erhöhen", .mixed: "Gemischt",
      .noResults: "Keine Treffer", .off: "Aus", .ok: "OK", .on: "Ein", .paste: "Einsetzen", .search: "Suchen",
      .share: "Teilen\u{A0}…", .time: "Zeit",
    ],
    "es": [
      .back: "Atrás", .cancel: "Cancelar", .close: "Cerrar", .decrement: "Restar", .delete: "Eliminar", .done: "OK",
      .edit: "Editar", .help: "Ayuda", .increment: "Sumar", .mixed: "Mixto", .noResults: "Ningún resultado",
      .off: "No", .ok: "OK", .on: "Sí", .paste: "Pegar", .search: "Buscar", .share: "Compartir…", .time: "Hora",
    ],
    "fr": [
      .back: "Retour", .cancel: "Annuler", .close: "Fermer", .decrement: "Décrémenter", .delete: "Supprimer",
      .done: "OK", .edit: "Modifier", .help: "Aide", .increment: "Incrémenter", .mixed: "Mixte",
      .noResults: "Aucun résultat", .off: "Désactivé", .ok: "OK", .on: "Activé", .paste: "Coller",
      .search: "Recherche", .share: "Partager…", .time: "Heure",
    ],
    "he": [
      .back: "הקודם", .cancel: "ביטול", .close: "סגור", .decrement: "הקטן", .delete: "מחק", .done: "סיום",
      .edit: "עריכה", .help: "עזרה", .increment: "הגדל", .mixed: "מעורב", .noResults: "אין תוצאות", .off: "כבוי",
      .ok: "אישור", .on: "פעיל", .paste: "הדבק", .search: "חיפוש", .share: "שתף…", .time: "שעה",
    ],
    "hi": [
      .back: "वापस", .cancel: "रद्द करें", .close: "बंद करें", .decrement: "कमी", .delete: "डिलीट करें",
      .done: "पूर्ण", .edit: "संपादित करें", .help: "सहायता", .increment: "वृद्धि", .mixed: "मिश्रित",
      .noResults: "कोई परिणाम नहीं", .off: "बंद", .ok: "ठीक", .on: "चालू", .paste: "पेस्ट", .search: "खोजें",
      .share: "शेयर करें…", .time: "समय",
    ],
    "it": [
      .back: "Indietro", .cancel: "Annulla", .close: "Chiudi", .decrement: "Diminuisci", .delete: "Elimina",
      .done: "Fine", .edit: "Modifica", .help: "Aiuto", .increment: "Aumenta", .mixed: "Misto",
      .noResults: "Nessun risultato", .off: "No", .ok: "OK", .on: "Sì", .paste: "Incolla", .search: "Cerca",
      .share: "Condividi…", .time: "Ora",
    ],
    "ja": [
      .back: "戻る", .cancel: "キャンセル", .close: "閉じる", .decrement: "減らす", .delete: "削除", .done: "完了", .edit: "編集",
      .help: "ヘルプ", .increment: "増やす", .mixed: "部分的にオン", .noResults: "結果なし", .off: "オフ", .ok: "OK", .on: "オン",
      .paste: "ペースト", .search: "検索", .share: "共有…", .time: "時刻",
    ],
    "ko": [
      .back: "뒤로", .cancel: "취소", .close: "닫기", .decrement: "감소", .delete: "삭제", .done: "완료", .edit: "편집",
      .help: "도움말", .increment: "증가", .mixed: "혼합", .noResults: "결과 없음", .off: "끔", .ok: "확인", .on: "켬",
      .paste: "붙여넣기", .search: "검색", .share: "공유…", .time: "시간",
    ],
    "nl": [
      .back: "Vorige", .cancel: "Annuleer", .close: "Sluit", .decrement: "Verlaag", .delete: "Verwijder",
      .done: "Gereed", .edit: "Wijzig", .help: "Help", .increment: "Verhoog", .mixed: "Gemengd",
      .noResults: "Niets gevonden", .off: "Uit", .ok: "OK", .on: "Aan", .paste: "Plak", .search: "Zoek",
      .share: "Deel…", .time: "Tijd",
    ],
    "pl": [
      .back: "Wróć", .cancel: "Anuluj", .close: "Zamknij", .decrement: "Zmniejszenie", .delete: "Usuń", .done: "OK",
      .edit: "Edycja", .help: "Pomoc", .increment: "Zwiększenie", .mixed: "Mieszane", .noResults: "Brak wyników",
      .off: "Wyłączone", .ok: "OK", .on: "Włączone", .paste: "Wklej", .search: "Szukaj", .share: "Udostępnij…",
      .time: "Czas",
    ],
    "pt": [
      .back: "Voltar", .cancel: "Cancelar", .close: "Fechar", .decrement: "Diminuir", .delete: "Apagar", .done: "OK",
      .edit: "Editar", .help: "Ajuda", .increment: "Aumentar", .mixed: "Misto", .noResults: "Nenhum Resultado",
      .off: "Desativado", .ok: "OK", .on: "Ativado", .paste: "Colar", .search: "Buscar", .share: "Compartilhar…",
      .time: "Horário",
    ],
    "pt-PT": [
      .back: "Anterior", .cancel: "Cancelar", .close: "Fechar", .decrement: "Diminuir", .delete: "Apagar",
      .done: "OK", .edit: "Editar", .help: "Ajuda", .increment: "Aumentar", .mixed: "Misto",
      .noResults: "Nenhum resultado", .off: "Não", .ok: "OK", .on: "Sim", .paste: "Colar", .search: "Pesquisa",
      .share: "Partilhar…", .time: "Hora",
    ],
    "ru": [
      .back: "Назад", .cancel: "Отменить", .close: "Закрыть", .decrement: "Уменьшить", .delete: "Удалить",
      .done: "Готово", .edit: "Править", .help: "Справка", .increment: "Увеличить", .mixed: "По-разному",
      .noResults: "Не найдено", .off: "Выключено", .ok: "ОК", .on: "Включено", .paste: "Вставить", .search: "Поиск",
      .share: "Поделиться…", .time: "Время",
    ],
    "sv": [
      .back: "Tillbaka", .cancel: "Avbryt", .close: "Stäng", .decrement: "Minskning", .delete: "Radera",
      .done: "Klar", .edit: "Ändra", .help: "Hjälp", .increment: "Ökning", .mixed: "Blandat",
      .noResults: "Inga träffar", .off: "Av", .ok: "OK", .on: "På", .paste: "Klistra in", .search: "Sök",
      .share: "Dela…", .time: "Tid",
    ],
    "tr": [
      .back: "Geri", .cancel: "Vazgeç", .close: "Kapat", .decrement: "Azalt", .delete: "Sil", .done: "Bitti",
      .edit: "Düzenle", .help: "Yardım", .increment: "Artır", .mixed: "Karışık", .noResults: "Hiç Sonuç Yok",
      .off: "Kapalı", .ok: "Tamam", .on: "Açık", .paste: "Yapıştır", .search: "Arayın", .share: "Paylaş…",
      .time: "Saat",
    ],
    "uk": [
      .back: "Назад", .cancel: "Скасувати", .close: "Закрити", .decrement: "Зменшити значення", .delete: "Видалити",
      .done: "Готово", .edit: "Змінити", .help: "Довідка", .increment: "Збільшити значення", .mixed: "Комбінований",
      .noResults: "Немає результатів", .off: "Вимкнено", .ok: "OK", .on: "Увімкнено", .paste: "Вставити",
      .search: "Пошук", .share: "Поширити…", .time: "Час",
    ],
    "zh-Hans": [
      .back: "返回", .cancel: "取消", .close: "关闭", .decrement: "减量", .delete: "删除", .done: "完成", .edit: "编辑",
      .help: "帮助", .increment: "增量", .mixed: "混合", .noResults: "无结果", .off: "关闭", .ok: "好", .on: "打开", .paste: "粘贴",
      .search: "搜索", .share: "共享…", .time: "时间",
    ],
    "zh-Hant": [
      .back: "返回", .cancel: "取消", .close: "關閉", .decrement: "減量", .delete: "刪除", .done: "完成", .edit: "編輯",
      .help: "輔助說明", .increment: "增量", .mixed: "混合", .noResults: "沒有結果", .off: "關閉", .ok: "好", .on: "開啟",
      .paste: "貼上", .search: "搜尋", .share: "分享⋯", .time: "時間",
    ],
  ]
}

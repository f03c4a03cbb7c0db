/** Written by `npm run schemas` from content/interface/en.yaml. The text of a key with # depends on a number. */
export const KEYS = {
  picker:
    'back stepOne total chosen cancel next about for beforeYouCome weTake results alsoCalled askUs askToPrepare sameTest nothingToDo stayHere estimatedTotal sumOfPrices selected nothingSelected clearSelection share shareWarning linkCopied copyLink inSet asSet setSum forPeople tickTests atMost unavailable unavailableUntil estimates needHelp cancelled cleared restore',
  pickerSearch:
    'label placeholder clear clearName matches close why otherName failed nextMatch none elsewhere questionSubject question',
  advice: 'danger general ambulance symptom checkUp',
  schedule:
    'back heading stepTwo whatsapp aboutHint lastResult askWhen selectionNote copyNote emailSelection byCalendar print handsOver untilAnswer calendar calendarTitle',
  sharedLink: 'name nothing missing# unavailable rest asks add replace keep now',
  contact: 'whatsapp sms email call',
  messages: 'hello ask chosen label',
  frame:
    'before here newTab loading slow late offline afterOffline unreachable doubted refused otherwise again empty emptyOrCall video videoOtherwise',
  form: 'optional didYouMean leaveEmpty otherWays passedOn staysInTab waitsIfUnsent waits itsNumber removeAll writeMessage onlyWrites loading sending again isEmpty isOffline offlineButton clear opensEmail whatComes noNumber pressAgain reference notSentYet wait# pauseOver wrongPhone wrongEmail pastDate',
  failure:
    'notSent mayNot stays late lateWhy lateNext earlierTry offline whenConnected dropped sameNumber tooMany afterPause serviceRefused useWays fault againOrWays otherPage signIn automatic callUs tooSoon sentBefore otherTab sendAsNew ready cannotSend chooseHow',
  gallery: 'heading enlarge enlarged place previous next close picture pictures one several',
  map: 'km onMap near far fromClinic more# legend community withPage several many name openIt backToDrawn before loading open failed refused offline chosen together#',
  dates:
    'locale months weekdays shortMonths shortWeekdays day shortDay first date dayOfYear month clock am pm decimal gmt span byYear both',
  shell:
    'skip main menu close opensSite older inEnglish notHere quickContact book call hello question bookVisit visitOrCall newsletter getInvolved office officeOnly email recognised recognisedFor wrong wrongHere search privacy accessibility licence registrations until endedOn firstName lastName signUp allThree getNews writeTo home contact onThisPage emailTo byPost lastChecked giveByMoney',
  island: 'loading slow failed newer stays allStays reload',
  media:
    'kilobytes megabytes minutes seconds play cost openVideo listen notLoaded spokenBy keep share copyLink copied notCopied',
  home: 'carousel slide place pause play previous next where open payWith phone learnMore priced aboutUs aboutWork onAnyMap coordinates',
  give: 'proof askAccounts taxNumber auditedBy notHere auditorReport accounts ownTaxNumber askPapers fromList reference anyReference howToGive askPrice form formTitle openForm loadForm donate ways purchase interestedIn',
  join: 'cancel form formTitle openForm loadForm byMessage orByMessage backToDescription apply overview responsibilities qualifications finalNote location details forWhom time cost learnMore about volunteer joinTeam volunteerTitle',
  people:
    'thisPage about profile profileOf forPatients toCome meetTeam reviewed pricesReviewed aboutReviewed nextReview translationRead translationUnread notChecked description judgeDescription meetJudges',
  community:
    'name count# left none filter overview where cross unknown population water electricity education occupation facility trained screened description',
  news: 'back readMore otherSite on filter feed',
  search: 'community internship role label found best alsoCalled donate event service',
  hours: 'both line openUntil opens today tomorrow nextWeekday closedUntil closedOn closedFrom',
  event:
    'byTime asOf back events next every today untilDay untilDayTime onlyToday todayUntil whenAndWhere when day start end now held over far noFigures askFigures nextOutreach where map apply newTab addToCalendar updateCalendar session online',
  eventStatus: 'toDay cancelled postponed isCancelled isPostponed isMoved',
  results: 'seen# tests# referred# outreaches# cost costPaid',
  registration: 'facilityLicence dataProtection charity laboratory',
  coming: 'message intro ask',
  recipient: 'who when what',
  symbol: 'nkyinkyim boa-me-na-me-mmoa-wo nkonsonkonson mpatapo',
  category: 'News Awards Education Events Blog',
} as const;

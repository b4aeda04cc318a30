import type { BankSubtopic } from '../../content-types.ts';

export const procedimentos: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'procedimentos',
  questions: [
    {
      question: 'Como escolher uma clínica de estética segura?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Procura o registro no conselho antes de olhar o antes e depois.' },
        { mechanism: 'erro', text: 'Fechar o pacote por mensagem, quase meia-noite, porque ia acabar.' },
        {
          mechanism: 'numero',
          text: 'Na avaliação, faz três perguntas: produto, registro e plano de emergência.',
        },
        { mechanism: 'prova', text: 'Vou abrir o site do conselho e digitar um nome.' },
        { mechanism: 'quebra', text: 'Pede pra ver o frasco lacrado.' },
        { mechanism: 'contra', text: 'Recepção perfumada não esteriliza agulha nenhuma.' },
        { mechanism: 'lacuna', text: 'Uma pergunta chata faz a clínica apressada mudar de assunto.' },
        { mechanism: 'cena', text: 'Poltrona de veludo, cafezinho, e três folhas assinadas sem ler.' },
      ],
    },
    {
      question: 'Por que o preenchimento fica artificial?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Um mililitro a menos costuma parecer mais você.' },
        { mechanism: 'erro', text: 'Retocar em cima do retoque, sem esperar desinchar.' },
        { mechanism: 'cena', text: 'A foto da famosa na tela, e outra boca no espelho.' },
        { mechanism: 'mito', text: 'O inchaço da primeira semana ainda não é o resultado.' },
        { mechanism: 'dialogo', text: '“Já que tô aqui, bota mais um pouquinho.” Espera um mês.' },
        { mechanism: 'custo', text: 'O exagero cobra duas vezes: uma pra pôr, outra pra tirar.' },
        { mechanism: 'desafio', text: 'Leva pra avaliação uma foto sua de cinco anos atrás.' },
        { mechanism: 'loop', text: 'Fala uma palavra pro profissional antes da seringa. Já digo qual.' },
      ],
    },
    {
      question: 'Lipoaspiração vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Lipo mexe no contorno. Peso é outra conversa.' },
        { mechanism: 'mito', text: 'A balança quase não se mexe depois de uma lipo.' },
        { mechanism: 'custo', text: 'Soma tudo: hospital, anestesia, cinta e as semanas em casa.' },
        { mechanism: 'numero', text: 'Conta também umas quatro semanas sem pegar filho no colo.' },
        { mechanism: 'pergunta', text: 'Esse desejo é seu ou da foto de alguém?' },
        { mechanism: 'desafio', text: 'Escreve o motivo num papel e relê daqui a três meses.' },
        { mechanism: 'chamada', text: 'Lipo pela metade do preço e fora de hospital: levanta e sai.' },
        { mechanism: 'compara', text: 'Espelho de casa ou filtro do celular? Decide pelo primeiro.' },
      ],
    },
    {
      question: 'Quanto tempo dura o preenchimento labial?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uns seis meses a um ano e pouco, dependendo da boca.' },
        { mechanism: 'mito', text: 'Se o anúncio diz “definitivo”, pode levantar da cadeira.' },
        { mechanism: 'cena', text: 'Segundo dia, gelo na boca, e a videochamada cancelada.' },
        { mechanism: 'erro', text: 'Beijo, sauna e treino na mesma noite da agulha.' },
        { mechanism: 'quebra', text: 'Larga o canudo e o batom por um dia.' },
        {
          mechanism: 'antes-depois',
          text: 'Numa terça levei susto no espelho. Na outra, era minha boca.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Preenchi a boca na quinta; o batizado era no sábado.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Anota hoje o dia do roxinho: eu falo quando ele costuma sumir.' },
      ],
    },
    {
      question: 'Quais cuidados depois de um procedimento estético?',
      family: 'fazer',
      hooks: [
        { mechanism: 'chamada', text: 'Dor forte e pele branca ou roxa: liga agora pra clínica.' },
        { mechanism: 'desafio', text: 'Cola na geladeira o telefone de plantão da clínica.' },
        { mechanism: 'prova', text: 'Vou montar a gavetinha: compressa, protetor e a folha de orientação.' },
        { mechanism: 'erro', text: 'Passar a pomada que a vizinha usou na dela.' },
        { mechanism: 'numero', text: 'Quarenta e oito horas sem sauna e sem esteira, no mínimo.' },
        { mechanism: 'compara', text: 'De lado ou de barriga pra cima? Pergunta como você vai dormir.' },
        { mechanism: 'dialogo', text: '“É normal inchar tanto?” Manda a foto pro consultório agora.' },
        { mechanism: 'custo', text: 'Tomar sol cedo demais pode manchar o que você acabou de pagar.' },
      ],
    },
  ],
};
